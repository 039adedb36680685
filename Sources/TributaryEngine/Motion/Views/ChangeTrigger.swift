/// A value with its type hidden that tells whether it has changed.
struct ChangeTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: ChangeTrigger, b: ChangeTrigger) -> Bool {
    func isEqual<V: Equatable>(_ first: V) -> Bool { (b.value as? V) == first }
    return isEqual(a.value)
  }
}
