@_spi(Engine) import TributaryEngine
import Foundation

/// The text of a value that is being typed.
struct FieldDraft {
  /// The value as text; nobody writes it.
  let text: Binding<String>
  /// Makes a text the value, if it is one.
  let take: (String) -> Void

  init<V>(_ value: Binding<V>, text: @escaping (V) -> String, parse: @escaping (String) -> V?) {
    self.text = value.mapped(text, { parse($0) ?? value.wrappedValue })
    take = { if let new = parse($0) { value.wrappedValue = new } }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(value, text: { formatter.string(for: $0) ?? "" }) { text in
      if let formatter = formatter as? NumberFormatter {
        return formatter.number(from: text).flatMap { Self.value(of: $0, as: V.self) }
      }
      if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? V }
      return text as? V
    }
  }

  /// A number as one of the types that values have.
  private static func value<V>(of number: NSNumber, as type: V.Type) -> V? {
    let candidates: [Any] = [number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number]
    let wanted = (V.self as? any OptionalFieldValue.Type)?.fieldValueType ?? V.self
    return candidates.first { Swift.type(of: $0) == wanted }.flatMap { $0 as? V }
  }
}

/// An optional, whatever it wraps.
private protocol OptionalFieldValue {
  static var fieldValueType: Any.Type { get }
}

extension Optional: OptionalFieldValue {
  fileprivate static var fieldValueType: Any.Type { Wrapped.self }
}
