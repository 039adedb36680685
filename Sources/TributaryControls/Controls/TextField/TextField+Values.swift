public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

// Text fields for values store the entered text until it is committed as a value.

extension TextField where Label == Text {
  /// Creates a field with a title for a formatted value.
  ///
  /// The field commits the entered text on Return or when it loses focus. Text that is not a valid value is replaced
  /// with the current value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, FieldDraft(value, FormattedText(format: format)))
  }

  /// Creates a field with a title for a formatted value.
  ///
  /// The field commits the entered text on Return or when it loses focus. Text that is not a valid value is replaced
  /// with the current value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleResource), prompt, FieldDraft(value, FormattedText(format: format)))
  }

  /// Creates a field with a title for a formatted value.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, FieldDraft(value, FormattedText(format: format)))
  }

  /// Creates a field with a title for a formatted optional value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value; an empty field sets `nil`.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, FieldDraft(value, OptionalFormattedText(format: format)))
  }

  /// Creates a field with a title for a formatted optional value.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: A binding to the value; an empty field sets `nil`.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleResource), prompt, FieldDraft(value, OptionalFormattedText(format: format)))
  }

  /// Creates a field with a title for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt, FieldDraft(value, formatter))
  }

  /// Creates a field with a title for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleResource), prompt, FieldDraft(value, formatter))
  }

  /// Creates a field with a title for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt, FieldDraft(value, formatter))
  }

  /// Creates a field with a title for a value that a formatter converts, with actions. Deprecated: use `focused(_:)`
  /// and `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - onEditingChanged: A closure that runs when the field receives focus, with `true`, and when it loses focus,
  ///     with `false`.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, FieldDraft(value, formatter))
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// Creates a field with a title for a value that a formatter converts, with actions. Deprecated: use `focused(_:)`
  /// and `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - onEditingChanged: A closure that runs when the field receives focus, with `true`, and when it loses focus,
  ///     with `false`.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), nil, FieldDraft(value, formatter))
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
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - label: The label. Its text is displayed while the field has neither text nor prompt.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldDraft(value, FormattedText(format: format)), prompt, label)
  }

  /// Creates a field with a custom label for a formatted optional value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value; an empty field sets `nil`.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - label: The label. Its text is displayed while the field has neither text nor prompt.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldDraft(value, OptionalFormattedText(format: format)), prompt, label)
  }

  /// Creates a field with a custom label for a value that a formatter converts.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - formatter: The formatter that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - label: The label. Its text is displayed while the field has neither text nor prompt.
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
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: A binding to the value; an empty field sets `nil`.
  ///   - format: The format that converts the value to text, and text to a value.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// The conversion between a value and the text that represents it in a field.
struct FieldDraft {
  /// A binding to the value as text. A write of a text that represents no value has no effect.
  let text: Binding<String>

  init<V>(_ value: Binding<V>, _ projection: some BindingProjection<V, String>) {
    text = value.projected(by: projection)
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) { self.init(value, FormatterText(formatter: formatter)) }

  private init(text: Binding<String>) { self.text = text }

  /// Returns the conversion in the locale of an environment, and in its calendar and time zone if the value is a date.
  func localized(in environment: EnvironmentValues) -> FieldDraft {
    FieldDraft(text: text.changingProjection { ($0 as? any LocalizedProjection)?.localized(in: environment) ?? $0 })
  }

  /// Commits a text if it represents a value.
  func take(_ typed: String) { text.wrappedValue = typed }
}

/// A conversion to text that depends on the locale.
private protocol LocalizedProjection: BindingProjection {
  func localized(in environment: EnvironmentValues) -> Self
}

/// The conversion of a value to text by a format.
private struct FormattedText<F: ParseableFormatStyle>: LocalizedProjection where F.FormatOutput == String {
  let format: F

  func localized(in environment: EnvironmentValues) -> Self { Self(format: format.localized(in: environment)) }

  func value(of base: F.FormatInput) -> String { format.format(base) }
  func base(_ base: F.FormatInput, with text: String) -> F.FormatInput? { try? format.parseStrategy.parse(text) }
}

/// The conversion of an optional value to text by a format.
private struct OptionalFormattedText<F: ParseableFormatStyle>: LocalizedProjection where F.FormatOutput == String {
  let format: F

  func localized(in environment: EnvironmentValues) -> Self { Self(format: format.localized(in: environment)) }

  func value(of base: F.FormatInput?) -> String { base.map { format.format($0) } ?? "" }

  func base(_ base: F.FormatInput?, with text: String) -> F.FormatInput?? {
    text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
  }
}

/// The conversion of a value to text by a formatter.
private struct FormatterText<V>: BindingProjection {
  let formatter: Formatter

  func value(of base: V) -> String { formatter.string(for: base) ?? "" }

  func base(_ base: V, with text: String) -> V? {
    if let formatter = formatter as? NumberFormatter {
      return formatter.number(from: text).flatMap { Self.value(of: $0) }
    }
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? V }
    return text as? V
  }

  /// Converts a number to the type of the value.
  private static func value(of number: NSNumber) -> V? {
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
