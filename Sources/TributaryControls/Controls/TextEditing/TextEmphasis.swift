import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryViews

/// An attribute that a key switches on and off.
enum TextEmphasis {
  case bold, italic, underline

  init?(_ key: FocusKey) {
    switch key {
    case .bold: self = .bold
    case .italic: self = .italic
    case .underline: self = .underline
    default: return nil
    }
  }

  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// Returns whether a view with formatting rules displays the attribute.
  func isAllowed(by rules: FormattingRules?) -> Bool {
    guard let scope = rules?.scope else { return true }
    return switch self {
    case .bold, .italic: scope.allows(Keys.FontAttribute.self)
    case .underline: scope.allows(Keys.UnderlineStyleAttribute.self)
    }
  }

  func isOn(in attributes: AttributeContainer, _ context: Font.Context) -> Bool {
    let font = attributes[Keys.FontAttribute.self] ?? .default
    return switch self {
    case .bold: font.resolve(in: context).isBold
    case .italic: font.resolve(in: context).isItalic
    case .underline: attributes[Keys.UnderlineStyleAttribute.self] != nil
    }
  }

  func set(_ isOn: Bool, in attributes: inout AttributeContainer) {
    let font = attributes[Keys.FontAttribute.self] ?? .default
    switch self {
    case .bold: attributes[Keys.FontAttribute.self] = font.bold(isOn)
    case .italic: attributes[Keys.FontAttribute.self] = font.italic(isOn)
    case .underline: attributes[Keys.UnderlineStyleAttribute.self] = isOn ? .single : nil
    }
  }
}
