public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

// Text fields for values store the entered text until it is committed as a value.

extension TextField where Label == Text {
  /// Creates a field with a title for a formatted value.
  ///
  /// The field commits the entered text on Return or when it loses focus. Text that is not a valid value is replaced
  /// with the current value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Text(titleKey), prompt, FieldDraft(value, text: { format.format($0) }) { try? format.parseStrategy.parse($0) })
  }

  /// Creates a field with a title for a formatted value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Text(title), prompt, FieldDraft(value, text: { format.format($0) }) { try? format.parseStrategy.parse($0) })
  }

  /// Creates a field with a title for a formatted optional value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Text(titleKey), prompt,
      FieldDraft(value, text: { $0.map { format.format($0) } ?? "" }) { text in
        text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
  }

  /// Creates a field with a title for a value that a formatter converts.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt, FieldDraft(value, formatter))
  }

  /// Creates a field with a title for a value that a formatter converts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt, FieldDraft(value, formatter))
  }

  /// Creates a field with a title for a value that a formatter converts, with actions (older form).
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, FieldDraft(value, formatter))
    editingChanged = onEditingChanged
    commit = onCommit
  }

  private nonisolated init(_ label: Text, _ prompt: Text?, _ draft: FieldDraft) {
    self.init(text: draft.text, prompt: prompt) { label }
    self.draft = draft
  }
}

extension TextField {
  /// Creates a field with a custom label for a formatted value.
  ///
  /// The field commits the entered text on Return or when it loses focus. Text that is not a valid value is replaced
  /// with the current value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldDraft(value, text: { format.format($0) }) { try? format.parseStrategy.parse($0) }, prompt, label)
  }

  /// Creates a field with a custom label for a formatted optional value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let draft = FieldDraft(value, text: { $0.map { format.format($0) } ?? "" }) { text in
      text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
    }
    self.init(draft, prompt, label)
  }

  /// Creates a field with a custom label for a value that a formatter converts.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldDraft(value, formatter), prompt, label)
  }

  private nonisolated init(_ draft: FieldDraft, _ prompt: Text?, @ViewBuilder _ label: () -> Label) {
    self.init(text: draft.text, prompt: prompt, label: label)
    self.draft = draft
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title for a formatted optional value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// The conversion between a value and the text that represents it in a field.
struct FieldDraft {
  /// A binding to the value as text, which is only read.
  let text: Binding<String>
  /// A closure that commits a text if it represents a value.
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

  /// Converts a number to the type of a value.
  private static func value<V>(of number: NSNumber, as type: V.Type) -> V? {
    let candidates: [Any] = [number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number]
    let wanted = (V.self as? any OptionalFieldValue.Type)?.fieldValueType ?? V.self
    return candidates.first { Swift.type(of: $0) == wanted }.flatMap { $0 as? V }
  }
}

/// A type-erased optional.
private protocol OptionalFieldValue {
  static var fieldValueType: Any.Type { get }
}

extension Optional: OptionalFieldValue {
  fileprivate static var fieldValueType: Any.Type { Wrapped.self }
}
