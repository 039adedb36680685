@_spi(Engine) import TributaryEngine

/// What is said about a piece of text, by type; never changed.
// Values come from whoever makes the text, and go to renderers, which both run on the main thread.
package final class TextAttributeValues: @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

  func value<T: TextAttribute>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// These values, with those of a text around them for other types.
  func completed(by outer: TextAttributeValues?) -> TextAttributeValues {
    guard let outer else { return self }
    return TextAttributeValues(values.merging(outer.values) { own, _ in own })
  }

  static func areEqual(_ a: TextAttributeValues?, _ b: TextAttributeValues?) -> Bool {
    if a === b { return true }
    guard let a, let b, a.values.count == b.values.count else { return false }
    return a.values.allSatisfy { type, value in
      func isEqual<T: TextAttribute>(_ value: T) -> Bool {
        (b.values[type] as? T).map { Comparison.areEqualValues(value, $0) } ?? false
      }
      return isEqual(value)
    }
  }
}
