// SPDX-License-Identifier: MIT

/// The drawings of common symbols by their names, all of our own making.
///
/// They say which symbol stands where, no more: none follows the outline of a system's symbol.
enum SymbolTable {
  /// The side of the square that the drawings lie in.
  static let side = 24.0

  static let drawings: [String: SymbolDrawing] = [
    "airplane": SymbolDrawing(
      "M12 2.5 C13 2.5 13.6 4 13.6 6 L13.6 9 L21.5 14 L21.5 16 L13.6 13.6 L13.6 18 L16 20 L16 "
        + "21.3 L12 20.2 L8 21.3 L8 20 L10.4 18 L10.4 13.6 L2.5 16 L2.5 14 L10.4 9 L10.4 6 C10.4 4 "
        + "11 2.5 12 2.5 Z"),
    "arrow.clockwise": SymbolDrawing("A12 12.5 8 0 300 M14.8 1.3 L16 5.6 L11.7 6.8"),
    "arrow.counterclockwise": SymbolDrawing("A12 12.5 8 240 540 M9.2 1.3 L8 5.6 L12.3 6.8"),
    "arrow.down": SymbolDrawing("M12 3.5 L12 20.5 M5.5 14 L12 20.5 L18.5 14"),
    "arrow.left.arrow.right": SymbolDrawing(
      "M3 8 L21 8 M17 4 L21 8 L17 12 M21 16 L3 16 M7 12 L3 16 L7 20"),
    "arrow.left": SymbolDrawing("M20.5 12 L3.5 12 M10 5.5 L3.5 12 L10 18.5"),
    "arrow.right": SymbolDrawing("M3.5 12 L20.5 12 M14 5.5 L20.5 12 L14 18.5"),
    "arrow.up.left": SymbolDrawing("M18 18 L6 6 M16 6 L6 6 L6 16"),
    "arrow.up.right": SymbolDrawing("M6 18 L18 6 M8 6 L18 6 L18 16"),
    "arrow.up": SymbolDrawing("M12 20.5 L12 3.5 M5.5 10 L12 3.5 L18.5 10"),
    "bag": SymbolDrawing("R4.5 7.5 15 13 2.5 M8.5 7.5 C8.5 2 15.5 2 15.5 7.5"),
    "bell": SymbolDrawing(
      "M6 17 C7 15.5 6.7 13 6.7 10.5 C6.7 7 9 4.7 12 4.7 C15 4.7 17.3 7 17.3 10.5 C17.3 13 17 "
        + "15.5 18 17 L19.5 18 L4.5 18 Z M10 21 C10.8 21.8 13.2 21.8 14 21"),
    "bolt": SymbolDrawing("M13.5 2.5 L5.5 13.5 L11.5 13.5 L10 21.5 L18.5 10 L12.5 10 Z"),
    "bookmark": SymbolDrawing("M6.5 3.5 L17.5 3.5 L17.5 20.5 L12 15.8 L6.5 20.5 Z"),
    "book": SymbolDrawing(
      "M12 6 C9 4.3 6 4 3 4.5 L3 18.5 C6 18 9 18.3 12 20 C15 18.3 18 18 21 18.5 L21 4.5 C18 4 "
        + "15 4.3 12 6 Z",
      marks: "M12 6 L12 20"),
    "bubble.left": SymbolDrawing(
      "M12 4 C17.5 4 21.5 7.2 21.5 11.3 C21.5 15.5 17.5 18.6 12 18.6 C10.8 18.6 9.6 18.5 8.6 "
        + "18.2 L4.6 20.8 L5 16.5 C3.4 15.1 2.5 13.3 2.5 11.3 C2.5 7.2 6.5 4 12 4 Z"),
    "building.2": SymbolDrawing(
      "R 3.5 3.5 9 17.5 1 M 12.5 9 L 19.5 9 L 19.5 21 L 12.5 21",
      marks: "M 6.5 7.5 L 9.5 7.5 M 6.5 11.5 L 9.5 11.5 M 6.5 15.5 L 9.5 15.5 M 16 13 L 16 17"),
    "bus": SymbolDrawing(
      "R4.5 3.5 15 14.5 3 M7.5 18 L7.5 21 M16.5 18 L16.5 21",
      marks: "M4.5 11.5 L19.5 11.5",
      dots: "O8.2 14.8 1.1 O15.8 14.8 1.1"),
    "calendar": SymbolDrawing(
      "R3.5 5 17 15.5 3",
      marks: "M3.5 9.8 L20.5 9.8 M8 3 L8 6.5 M16 3 L16 6.5",
      dots: "O8 13.4 0.9 O12 13.4 0.9 O16 13.4 0.9 O8 16.9 0.9 O12 16.9 0.9"),
    "camera": SymbolDrawing(
      "M3 8.5 C3 7.5 3.7 7 4.7 7 L7.5 7 L9 5 L15 5 L16.5 7 L19.3 7 C20.3 7 21 7.5 21 8.5 L21 "
        + "17.5 C21 18.5 20.3 19.2 19.3 19.2 L4.7 19.2 C3.7 19.2 3 18.5 3 17.5 Z",
      marks: "O12 13 3.6"),
    "cart": SymbolDrawing(
      "M2.5 4 L5.5 4 L8 15.5 L18.5 15.5 L20.5 7 L6.2 7",
      dots: "O9.5 19.3 1.5 O17 19.3 1.5"),
    "car": SymbolDrawing(
      "M3 18 L3 12.8 L4.6 11.8 L6.4 6.5 L17.6 6.5 L19.4 11.8 L21 12.8 L21 18 Z M5.5 18 L5.5 20 "
        + "M18.5 18 L18.5 20",
      marks: "M5 11.6 L19 11.6",
      dots: "O7 15 1.1 O17 15 1.1"),
    "chart.bar": SymbolDrawing("R3.5 12 4 8.5 1 R10 7.5 4 13 1 R16.5 3.5 4 17 1"),
    "chart.line": SymbolDrawing(
      "M3.5 3.5 L3.5 20.5 L20.5 20.5 M6.5 16 L10.5 10.5 L14 13.5 L19.5 6"),
    "chart.xyaxis": SymbolDrawing(
      "M3.5 3.5 L3.5 20.5 L20.5 20.5 M6.5 16 L10.5 10.5 L14 13.5 L19.5 6"),
    "checkmark.shield": SymbolDrawing(
      "M12 2.8 L19.5 5.5 L19.5 11.5 C19.5 16 16.5 19.5 12 21.3 C7.5 19.5 4.5 16 4.5 11.5 L4.5 "
        + "5.5 Z",
      marks: "M8.5 12 L11 14.7 L15.5 8.8"),
    "checkmark": SymbolDrawing("M4.5 13 L9.5 18.5 L19.5 5.5"),
    "chevron.down": SymbolDrawing("M4.5 8.5 L12 15.5 L19.5 8.5"),
    "chevron.left": SymbolDrawing("M15.5 4.5 L8.5 12 L15.5 19.5"),
    "chevron.right": SymbolDrawing("M8.5 4.5 L15.5 12 L8.5 19.5"),
    "chevron.up.chevron.down": SymbolDrawing("M7 9 L12 4 L17 9 M7 15 L12 20 L17 15"),
    "chevron.up": SymbolDrawing("M4.5 15.5 L12 8.5 L19.5 15.5"),
    "circle": SymbolDrawing("O12 12 9.2"),
    "clock": SymbolDrawing("O12 12 9.2", marks: "M12 6.8 L12 12 L15.8 14.3"),
    "cloud": SymbolDrawing(
      "M7 18.5 C1.8 18.5 1.8 11.5 6.5 11.3 C7 5 16 4.5 17.2 10.5 C22 10.3 22.3 18.5 17.2 18.5 Z"),
    "creditcard": SymbolDrawing("R2.5 5.5 19 13.5 2.5", marks: "M2.5 10 L21.5 10 M6 15 L10 15"),
    "cup.and.saucer": SymbolDrawing(
      "M5 6 L17 6 L17 11.5 C17 15 14.8 16.8 11 16.8 C7.2 16.8 5 15 5 11.5 Z M17 8 C20.5 7.6 "
        + "20.5 12.6 16.5 12.6 M3.5 20 L18.5 20"),
    "doc": SymbolDrawing(
      "M6 3 L13.5 3 L18.5 8 L18.5 21 L6 21 Z",
      marks: "M13.5 3.4 L13.5 8 L18.2 8"),
    "drop": SymbolDrawing(
      "M12 3 C15.5 8 18 11 18 14.5 C18 18.3 15.3 21 12 21 C8.7 21 6 18.3 6 14.5 C6 11 8.5 8 12 "
        + "3 Z"),
    "ellipsis": SymbolDrawing("", dots: "O4.5 12 1.9 O12 12 1.9 O19.5 12 1.9"),
    "envelope": SymbolDrawing("R2.5 5.5 19 13.5 2.5", marks: "M3.4 7.2 L12 13.8 L20.6 7.2"),
    "exclamationmark.triangle": SymbolDrawing(
      "M12 3.8 L21.5 20 L2.5 20 Z",
      marks: "M12 9.8 L12 14.2",
      dots: "O12 17.2 1.1"),
    "exclamationmark": SymbolDrawing("M12 3.5 L12 14.5", dots: "O12 19.3 1.5"),
    "eye": SymbolDrawing(
      "M2 12 C5 7 8.5 5.2 12 5.2 C15.5 5.2 19 7 22 12 C19 17 15.5 18.8 12 18.8 C8.5 18.8 5 17 2 "
        + "12 Z",
      marks: "O12 12 3"),
    "figure.walk": SymbolDrawing(
      "M12.5 8 L11 14 L14.5 17 L15.5 21.5 M11 14 L9.5 18 L6.5 21.5 M12.5 8.5 L8.5 10.5 L7.5 "
        + "13.5 M12.8 9.5 L16 12.2 L18.5 12.2",
      dots: "O13.2 4 2"),
    "flag": SymbolDrawing(
      "M5.5 21.5 L5.5 4.5 C9 2.8 12 6.5 18.5 4.5 L18.5 13.5 C12 15.5 9 12 5.5 13.5"),
    "flame": SymbolDrawing(
      "M12 2.8 C13 7 18.5 9 18.5 14.5 C18.5 18.6 15.6 21.2 12 21.2 C8.4 21.2 5.5 18.6 5.5 14.5 "
        + "C5.5 12 6.8 10 8.3 8.8 C8.6 10.5 9.4 11.3 10.5 11.5 C10 8 10.5 5 12 2.8 Z"),
    "folder": SymbolDrawing(
      "M3 6.5 C3 5.6 3.7 5 4.6 5 L9 5 L11 7 L19.4 7 C20.3 7 21 7.6 21 8.5 L21 17.5 C21 18.4 "
        + "20.3 19 19.4 19 L4.6 19 C3.7 19 3 18.4 3 17.5 Z"),
    "fork.knife": SymbolDrawing(
      "M7.5 9.8 L7.5 21 M4.5 3 L4.5 7.5 C4.5 10.5 10.5 10.5 10.5 7.5 L10.5 3 M7.5 3 L7.5 9 M16 "
        + "21 L16 3 C19 4.5 19.5 9 19 13 L16 13"),
    "gear": SymbolDrawing(
      "O12 12 6.3 M12 2.6 L12 5.4 M12 18.6 L12 21.4 M2.6 12 L5.4 12 M18.6 12 L21.4 12 M5.4 5.4 "
        + "L7.4 7.4 M16.6 16.6 L18.6 18.6 M18.6 5.4 L16.6 7.4 M7.4 16.6 L5.4 18.6",
      marks: "O12 12 2.5"),
    "gift": SymbolDrawing(
      "R3 7.5 18 4.2 1 R4.8 11.7 14.4 9 1.2 M12 7.5 C8 7.5 6.5 3.8 9 3.3 C11 3 12 5.5 12 7.5 "
        + "C12 5.5 13 3 15 3.3 C17.5 3.8 16 7.5 12 7.5",
      marks: "M12 7.5 L12 20.5"),
    "globe": SymbolDrawing(
      "O12 12 9.2 M2.8 12 L21.2 12 M12 2.8 C7 7.8 7 16.2 12 21.2 C17 16.2 17 7.8 12 2.8"),
    "heart": SymbolDrawing(
      "M12 20.5 C5 15.5 2.5 12 2.5 8.7 C2.5 5.8 4.7 4 7.2 4 C9.2 4 11 5 12 7 C13 5 14.8 4 16.8 "
        + "4 C19.3 4 21.5 5.8 21.5 8.7 C21.5 12 19 15.5 12 20.5 Z"),
    "house": SymbolDrawing(
      "M12 3.5 L21 11.5 L18.5 11.5 L18.5 20.5 L5.5 20.5 L5.5 11.5 L3 11.5 Z",
      marks: "M10 20.2 L10 14.5 L14 14.5 L14 20.2"),
    "info": SymbolDrawing("M9.7 10 L12.5 10 L12.5 19 M9.3 19 L15.4 19", dots: "O12 5.2 1.6"),
    "key": SymbolDrawing("O12 6.8 4.2 M12 11 L12 21 L15 18.7 L12.6 16.6"),
    "leaf": SymbolDrawing(
      "M4 20 C3 9 10 4.5 20.5 4 C20.5 14 16 20 7 17.5",
      marks: "M4 20.5 C7 14 11 11 15.5 9"),
    "link": SymbolDrawing(
      "M10.5 7 L13 4.6 C17.5 0.8 23 6.5 19.2 10.8 L16.5 13.3 M13.5 17 L11 19.4 C6.5 23.2 1 17.5 "
        + "4.8 13.2 L7.5 10.7 M9.3 14.7 L14.7 9.3"),
    "list.bullet": SymbolDrawing(
      "M9 6 L20.5 6 M9 12 L20.5 12 M9 18 L20.5 18",
      dots: "O4.5 6 1.3 O4.5 12 1.3 O4.5 18 1.3"),
    "location": SymbolDrawing("M20.5 3.5 L13.5 20.5 L11 13 L3.5 10.5 Z"),
    "lock.open": SymbolDrawing(
      "R3 11 14 10 2.5 M14 11 L14 7.5 C14 2.5 21.5 2.5 21.5 7.5 L21.5 9.5"),
    "lock": SymbolDrawing("R5 11 14 10 2.5 M8 11 L8 8 C8 2.8 16 2.8 16 8 L16 11"),
    "magnifyingglass": SymbolDrawing("O10.5 10.5 6.7 M15.5 15.5 L20.7 20.7"),
    "mappin.and.ellipse": SymbolDrawing(
      "O12 6 3.6 M12 9.6 L12 18 M9 14.8 C0 16.5 3 21.2 12 21.2 C21 21.2 24 16.5 15 14.8"),
    "mappin": SymbolDrawing("O12 7 4.2 M12 11.2 L12 21"),
    "map": SymbolDrawing(
      "M3 6 L9 4 L15 6.5 L21 4.5 L21 18 L15 20 L9 17.5 L3 19.5 Z",
      marks: "M9 4.5 L9 17 M15 7 L15 19.5"),
    "mic": SymbolDrawing(
      "R9 2.8 6 11.2 3 M5.5 11.5 C5.5 19.5 18.5 19.5 18.5 11.5 M12 17.5 L12 21 M9 21 L15 21"),
    "minus": SymbolDrawing("M4 12 L20 12"),
    "moon": SymbolDrawing(
      "M19.8 14.8 C13 17.5 6.8 11 9.3 4.2 C5.6 5.8 3.5 9 3.5 12.5 C3.5 17.2 7.2 20.5 11.5 20.5 "
        + "C15.2 20.5 18.4 18.3 19.8 14.8 Z"),
    "network": SymbolDrawing(
      "O12 12 9.2 M2.8 12 L21.2 12 M12 2.8 C7 7.8 7 16.2 12 21.2 C17 16.2 17 7.8 12 2.8"),
    "paperplane": SymbolDrawing(
      "M21 3.5 L14.5 20.5 L11.2 13 L3.5 9.5 Z",
      marks: "M20 4.5 L11.2 13"),
    "pause": SymbolDrawing("R6 4 3.6 16 0.8 R14.4 4 3.6 16 0.8"),
    "pencil": SymbolDrawing("M4 20 L5.2 15.2 L16.2 4.2 L19.8 7.8 L8.8 18.8 Z"),
    "person.2": SymbolDrawing(
      "O9 8 3.6 M2 19.8 C2 15.4 5.2 13.6 9 13.6 C12.8 13.6 16 15.4 16 19.8 Z M16 4.8 C20.6 5.4 "
        + "20.6 11 16.6 11.4 M18 13.8 C20.6 14.4 22.2 16.4 22.2 19.8 L19 19.8"),
    "person": SymbolDrawing(
      "O12 7.5 4.2 M4.5 20.5 C4.5 15.5 8 13.8 12 13.8 C16 13.8 19.5 15.5 19.5 20.5 Z"),
    "phone": SymbolDrawing(
      "M7.2 3.5 L9.7 8.2 L8 10.2 C9 12.6 11.4 15 13.8 16 L15.8 14.3 L20.5 16.8 C20.5 19 19 20.5 "
        + "17 20.5 C10 20 4 14 3.5 7 C3.5 5 5 3.5 7.2 3.5 Z"),
    "photo": SymbolDrawing(
      "R2.5 4.5 19 15 2.5",
      marks: "M3 17 L8.5 11.5 L13 16 L16 13 L21 18",
      dots: "O15.8 9 1.5"),
    "play": SymbolDrawing("M7 4 L19.5 12 L7 20 Z"),
    "plus": SymbolDrawing("M12 4 L12 20 M4 12 L20 12"),
    "power": SymbolDrawing("A12 12.5 8 -60 240 M12 3 L12 11"),
    "questionmark": SymbolDrawing(
      "M8 8.6 C8 3.2 16 3.6 16 8.6 C16 11.8 12 12 12 15.4",
      dots: "O12 19.6 1.5"),
    "shield": SymbolDrawing(
      "M12 2.8 L19.5 5.5 L19.5 11.5 C19.5 16 16.5 19.5 12 21.3 C7.5 19.5 4.5 16 4.5 11.5 L4.5 "
        + "5.5 Z"),
    "slider.horizontal.3": SymbolDrawing(
      "M3 6 L21 6 M3 12 L21 12 M3 18 L21 18",
      dots: "O8 6 2.3 O16 12 2.3 O10 18 2.3"),
    "sparkles": SymbolDrawing(
      "M10 4.5 C10.8 10 12.5 11.7 18 12.5 C12.5 13.3 10.8 15 10 20.5 C9.2 15 7.5 13.3 2 12.5 "
        + "C7.5 11.7 9.2 10 10 4.5 Z M18.5 2.5 C18.8 4.6 19.4 5.2 21.5 5.5 C19.4 5.8 18.8 6.4 18.5 "
        + "8.5 C18.2 6.4 17.6 5.8 15.5 5.5 C17.6 5.2 18.2 4.6 18.5 2.5 Z"),
    "speaker.wave": SymbolDrawing(
      "M3 9.2 L7 9.2 L12 4.8 L12 19.2 L7 14.8 L3 14.8 Z M15.4 9 C17.2 10.8 17.2 13.2 15.4 15 "
        + "M18.2 6.4 C21.4 9.6 21.4 14.4 18.2 17.6"),
    "speaker": SymbolDrawing("M4 9.2 L8 9.2 L13 4.8 L13 19.2 L8 14.8 L4 14.8 Z"),
    "square.and.arrow.down": SymbolDrawing(
      "M8 9.5 L5 9.5 L5 21 L19 21 L19 9.5 L16 9.5 M12 2.8 L12 15 M8 11.2 L12 15 L16 11.2"),
    "square.and.arrow.up": SymbolDrawing(
      "M8 9.5 L5 9.5 L5 21 L19 21 L19 9.5 L16 9.5 M12 15 L12 2.8 M8 6.6 L12 2.8 L16 6.6"),
    "square.and.pencil": SymbolDrawing(
      "M13.5 5 L4.5 5 L4.5 20 L19 20 L19 11.5 M9.5 15 L10.2 12 L18.6 3.6 L20.8 5.8 L12.4 14.2 Z"),
    "square.grid.2x2": SymbolDrawing(
      "R3.5 3.5 7 7 1.6 R13.5 3.5 7 7 1.6 R3.5 13.5 7 7 1.6 R13.5 13.5 7 7 1.6"),
    "square": SymbolDrawing("R3.5 3.5 17 17 3.8"),
    "star": SymbolDrawing(
      "M12 3 L14.7 9 L21.2 9.7 L16.3 14 L17.7 20.4 L12 17.1 L6.3 20.4 L7.7 14 L2.8 9.7 L9.3 9 Z"),
    "sun.max": SymbolDrawing(
      "O12 12 4.2 M12 2.5 L12 4.5 M12 19.5 L12 21.5 M2.5 12 L4.5 12 M19.5 12 L21.5 12 M5.3 5.3 "
        + "L6.7 6.7 M17.3 17.3 L18.7 18.7 M18.7 5.3 L17.3 6.7 M6.7 17.3 L5.3 18.7"),
    "tag": SymbolDrawing(
      "M3.5 4 L11.5 3.5 L20.5 12.5 L12.5 20.5 L3.5 11.5 Z",
      dots: "O7.7 7.9 1.4"),
    "ticket": SymbolDrawing(
      "M2.5 6.5 L21.5 6.5 L21.5 10 C18.8 10 18.8 14 21.5 14 L21.5 17.5 L2.5 17.5 L2.5 14 C5.2 "
        + "14 5.2 10 2.5 10 Z",
      marks: "M14 8.5 L14 15.5"),
    "tram": SymbolDrawing(
      "R5 4.5 14 13.5 3 M9 4.5 L12 2 L15 4.5 M8 18 L6 21.5 M16 18 L18 21.5",
      marks: "M5 11.5 L19 11.5",
      dots: "O8.6 14.8 1.1 O15.4 14.8 1.1"),
    "trash": SymbolDrawing(
      "M6.3 6.8 L7.3 20.8 L16.7 20.8 L17.7 6.8 Z M4.5 6.5 L19.5 6.5 M9.3 6.3 L9.3 3.5 L14.7 3.5 "
        + "L14.7 6.3",
      marks: "M10.2 10.5 L10.5 17 M13.8 10.5 L13.5 17"),
    "triangle": SymbolDrawing("M12 3.8 L21.5 20 L2.5 20 Z"),
    "video": SymbolDrawing("R2.5 6 13 12 2.5 M15.5 11 L21.5 7 L21.5 17 L15.5 13 Z"),
    "wifi": SymbolDrawing(
      "A12 19 5.4 225 315 A12 19 10 225 315 A12 19 14.6 225 315",
      dots: "O12 18.6 1.6"),
    "xmark": SymbolDrawing("M5 5 L19 19 M19 5 L5 19"),
  ]
}
