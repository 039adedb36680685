package import TributaryDiagnostics
package import TributaryFeedback

/// The delivery of a value to a reader's action.
package struct Delivery {
  package let reader: ActionName
  /// The key or type of what is delivered.
  package let source: String
  package let location: Diagnostic.Location?
  /// The key of what is delivered, if it is a preference.
  package var key: PreferenceKeyInfo?
  package let old: Any?
  package let value: Any
  /// Takes the delivery back: the reader forgets that it has seen the value.
  package let withhold: @MainActor () -> Void
  package let action: @MainActor () -> Void
}
