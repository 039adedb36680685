@_spi(Engine) public import TributaryViews

/// A choice of actions as a value: the older way to say what `confirmationDialog` says.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of actions.
  ///
  /// - Parameter buttons: In their order; one that cancels stands last. With none that cancels there is one named Cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
