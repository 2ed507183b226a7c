// SPDX-License-Identifier: MIT

internal import CTrayInter

/// The four weights of Inter that are part of the program.
enum EmbeddedInter {
  /// The opened faces, or why they cannot be opened; read once per process.
  static let faces: Result<[FontFace], FontError> = open()

  private static func open() -> Result<[FontFace], FontError> {
    do throws(FontError) {
      var faces: [FontFace] = []
      for index in 0..<TK_INTER_COUNT {
        let file = unsafe tk_inter(index)
        let name = unsafe String(cString: file.name)
        guard let bytes = unsafe file.bytes else {
          throw FontError(file: name, problem: .unreadableFile)
        }
        let blob = try unsafe FontBlob(staticBytes: bytes, count: file.length, file: name)
        faces.append(try FontFace(blob: blob, index: 0, file: name))
      }
      return .success(faces)
    } catch {
      return .failure(error)
    }
  }
}
