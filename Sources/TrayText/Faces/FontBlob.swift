// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// The content of a font file, mapped or static, for as long as someone needs it.
@safe final class FontBlob {
  /// HarfBuzz's handle, which faces keep a reference to.
  let handle: OpaquePointer
  /// The first byte.
  let bytes: UnsafePointer<UInt8>
  /// The number of bytes, above 0.
  let count: Int

  /// Maps a file.
  init(path: String) throws(FontError) {
    guard let handle = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw FontError(file: path, problem: .unreadableFile)
    }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(handle, &length), length > 0 else {
      unsafe hb_blob_destroy(handle)
      throw FontError(file: path, problem: .unreadableFile)
    }
    unsafe self.handle = handle
    unsafe bytes = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
    count = Int(length)
  }

  /// Wraps bytes that live as long as the program.
  init(staticBytes bytes: UnsafePointer<UInt8>, count: Int, file: String) throws(FontError) {
    let data = unsafe UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    guard count > 0,
      let handle = unsafe hb_blob_create_or_fail(
        data, UInt32(count), HB_MEMORY_MODE_READONLY, nil, nil)
    else { throw FontError(file: file, problem: .unreadableFile) }
    unsafe self.handle = handle
    unsafe self.bytes = unsafe bytes
    self.count = count
  }

  deinit { unsafe hb_blob_destroy(handle) }
}
