import TributaryDrawing

/// The treatment of one character of client text.
enum XMLCharacter {
  case plain
  case entity(StaticString)
  case spaces(Int)
  case dropped

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x26: self = .entity("&amp;")
    case 0x3C: self = .entity("&lt;")
    case 0x3E: self = .entity("&gt;")
    case 0x22: self = .entity("&quot;")
    case 0x27: self = .entity("&#39;")
    // A tab has the width that text measurers assume.
    case 0x09: self = .spaces(4)
    // Line feeds and related characters, from the carriage return to the paragraph separator.
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .spaces(1)
    case 0x20...0x7E: self = .plain
    case 0...0x9F: self = .dropped
    // Directional marks, overrides, and isolates, and the neighboring deprecated format characters, so that text
    // contains only visible content.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: self = .dropped
    case 0xFDD0...0xFDEF: self = .dropped
    // The last two code points of every plane are not characters.
    case let value where value & 0xFFFE == 0xFFFE: self = .dropped
    default: self = .plain
    }
  }

  /// Returns the text as it appears in the document.
  static func visibleText(_ text: String) -> String {
    var result = ""
    for scalar in text.withoutHiddenCharacters.unicodeScalars {
      switch XMLCharacter(scalar) {
      case .plain, .entity: result.unicodeScalars.append(scalar)
      case .spaces(let count): result += String(repeating: " ", count: count)
      case .dropped: break
      }
    }
    return result
  }
}
