/// Recognizes a gesture only while keys are held.
package final class ModifiersRecognizer<Value>: ObservingRecognizer<Value> {
  /// The keys that a press has to begin with; others may be held too.
  package var modifiers: EventModifiers

  package init(_ base: GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down, !input.modifiers.isSuperset(of: modifiers) { return fail() }
    super.handle(input)
  }

  /// No key stands for a press with others.
  override package var tapCount: Int? { modifiers.isEmpty ? super.tapCount : nil }
}
