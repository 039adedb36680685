@_spi(Engine) import TributaryEngine
import TributaryLayout

/// What the buttons of a dialog say of themselves.
struct DialogContents: Equatable, Sendable {
  var buttonCount = 0
  var hasCancel = false
  var hasDestructive = false
  /// Whether a button has asked for Return itself.
  var hasDefault = false
  /// Whether anybody has been asked.
  var isKnown = false
}

/// The preference by which the buttons of a dialog tell what they are; all count.
struct DialogContentsKey: PreferenceKey {
  static var defaultValue: DialogContents { DialogContents() }

  static func reduce(value: inout DialogContents, nextValue: () -> DialogContents) {
    let next = nextValue()
    value = DialogContents(
      buttonCount: value.buttonCount + next.buttonCount, hasCancel: value.hasCancel || next.hasCancel,
      hasDestructive: value.hasDestructive || next.hasDestructive, hasDefault: value.hasDefault || next.hasDefault,
      isKnown: value.isKnown || next.isKnown)
  }
}

/// What a view of a dialog is to its layout.
enum DialogPart: Sendable {
  /// A button with a cancelling role.
  case cancel
  /// Any other button.
  case button
  /// Something else, a text field for instance.
  case other
}

/// The value by which the layout of a dialog tells its buttons apart.
struct DialogPartKey: LayoutValueKey {
  static var defaultValue: DialogPart { .other }
}
