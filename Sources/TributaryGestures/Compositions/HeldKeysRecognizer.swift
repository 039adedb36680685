/// Recognizes a gesture, and remembers the keys that were held when it began.
package final class HeldKeysRecognizer<Value>: ObservingRecognizer<Value> {
  package private(set) var keys: EventModifiers = []

  package override func handle(_ input: GestureInput) {
    if input.kind == .down { keys = input.modifiers }
    super.handle(input)
  }

  package override init(_ base: GestureRecognizer<Value>) { super.init(base) }
}
