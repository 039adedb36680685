import TributaryDrawing

/// Families in the order in which a viewer should try them.
///
/// The first that are widely installed have the advance widths that layout measures with, or close ones.
enum FontStack {
  /// Stands on the root element, so that text in the default design names no family.
  static let standard: StaticString = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// The families of a design, or `nil` where they are the standard ones.
  static func families(of design: Font.Design) -> StaticString? {
    switch design {
    case .default: nil
    case .serif: "Times, 'Times New Roman', 'Liberation Serif', serif"
    case .rounded: "ui-rounded, Helvetica, Arial, 'Liberation Sans', sans-serif"
    case .monospaced: "Menlo, 'Liberation Mono', 'Courier New', monospace"
    }
  }

  /// A family's name as a string of CSS, not yet escaped for XML.
  static func quoted(_ name: String) -> String {
    var text = "'"
    for character in XMLCharacter.visibleText(name).unicodeScalars {
      if character == "'" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text + "'"
  }
}
