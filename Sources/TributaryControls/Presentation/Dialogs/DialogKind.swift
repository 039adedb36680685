/// The kinds of dialogs.
enum DialogKind {
  /// Says something: with no button of its own it has one that closes it.
  case alert
  /// Asks what to do: it can always be left as it was found, also by a tap beside it.
  case confirmation

  /// The button that a dialog gets although nobody has written it.
  func missingButton(_ contents: DialogContents) -> (title: String, role: ButtonRole?)? {
    switch self {
    case .alert: contents.buttonCount == 0 ? ("OK", nil) : nil
    case .confirmation: contents.hasCancel ? nil : ("Cancel", .cancel)
    }
  }
}
