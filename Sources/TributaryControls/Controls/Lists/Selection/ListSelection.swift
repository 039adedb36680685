@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The selection of a list, independent of the type of its values.
struct ListSelection {
  private let box: ListSelectionBox

  init<V: Hashable>(_ binding: Binding<V?>) { box = OptionalSelection(binding: binding) }

  /// Creates a selection of exactly one value.
  ///
  /// The compiler can select this initializer for an optional or a set, because it requires no conversion. In that
  /// case, the selection allows no value or several values.
  init<V: Hashable>(exactly binding: Binding<V>) {
    box = (V.self as? any SelectionForm.Type)?.box(for: binding) ?? ExactSelection(binding: binding)
  }

  init<V: Hashable>(_ binding: Binding<Set<V>>) { box = SetSelection(binding: binding) }

  /// Whether the selection can contain several values.
  var takesSeveral: Bool { box.takesSeveral }

  /// Whether the selection can contain no value.
  var canBeEmpty: Bool { box.canBeEmpty }

  /// Returns the value of a row: its tag, or else the identifier of its element; `nil` if the type differs.
  func value(tag: TagTrait?, id: (any Hashable)?) -> AnyHashable? {
    if let tag { return box.value(of: tag) }
    return id.flatMap { box.value(of: TagTrait([$0])) }
  }

  /// Returns whether a value is selected.
  func contains(_ value: AnyHashable) -> Bool { box.contains(value) }

  /// The selected values.
  var values: [AnyHashable] { box.values }

  /// Returns whether the selected values are of a type.
  func isOf<V>(_ type: V.Type) -> Bool { box.valueType == type }

  /// Returns the values to which an operation on a value applies: the whole selection if it contains the value, or else
  /// the value.
  func affectedValues(by value: AnyHashable) -> [AnyHashable] { contains(value) ? values : [value] }

  /// Replaces the selection with a value.
  func choose(_ value: AnyHashable) { box.choose([value]) }

  /// Replaces the selection with several values.
  func choose(_ values: [AnyHashable]) { box.choose(values) }

  /// Inserts a value into the selection, or removes it.
  func toggle(_ value: AnyHashable) {
    let old = box.values
    box.choose(old.contains(value) ? old.filter { $0 != value } : old + [value])
  }
}

/// The type-erased selection of a list.
private class ListSelectionBox {
  var takesSeveral: Bool { false }
  var canBeEmpty: Bool { true }
  var valueType: Any.Type { Never.self }
  var values: [AnyHashable] { [] }
  func contains(_ value: AnyHashable) -> Bool { values.contains(value) }
  func value(of tag: TagTrait) -> AnyHashable? { nil }
  func choose(_ values: [AnyHashable]) {}
}

/// A selection of one row or none.
private final class OptionalSelection<V: Hashable>: ListSelectionBox {
  let binding: Binding<V?>

  init(binding: Binding<V?>) { self.binding = binding }

  override var valueType: Any.Type { V.self }

  override var values: [AnyHashable] { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }

  override func value(of tag: TagTrait) -> AnyHashable? {
    (tag.value(as: V.self) ?? tag.value(as: V?.self) ?? nil).map { AnyHashable($0) }
  }

  override func choose(_ values: [AnyHashable]) {
    let new = values.first?.base as? V
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }
}

/// A selection of exactly one row.
private final class ExactSelection<V: Hashable>: ListSelectionBox {
  let binding: Binding<V>

  init(binding: Binding<V>) { self.binding = binding }

  override var canBeEmpty: Bool { false }

  override var valueType: Any.Type { V.self }

  override var values: [AnyHashable] { [AnyHashable(binding.wrappedValue)] }

  override func value(of tag: TagTrait) -> AnyHashable? { tag.value(as: V.self).map { AnyHashable($0) } }

  override func choose(_ values: [AnyHashable]) {
    if let new = values.first?.base as? V, binding.wrappedValue != new { binding.wrappedValue = new }
  }
}

/// A selection of any number of rows.
private final class SetSelection<V: Hashable>: ListSelectionBox {
  let binding: Binding<Set<V>>

  init(binding: Binding<Set<V>>) { self.binding = binding }

  override var valueType: Any.Type { V.self }

  override var takesSeveral: Bool { true }

  override var values: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

  override func contains(_ value: AnyHashable) -> Bool {
    (value.base as? V).map { binding.wrappedValue.contains($0) } ?? false
  }

  override func value(of tag: TagTrait) -> AnyHashable? { tag.value(as: V.self).map { AnyHashable($0) } }

  override func choose(_ values: [AnyHashable]) {
    let new = Set(values.compactMap { $0.base as? V })
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }
}

/// A type of bindings that represent a whole selection rather than one value.
private protocol SelectionForm {
  static func box(for binding: Any) -> ListSelectionBox?
}

extension Optional: SelectionForm where Wrapped: Hashable {
  fileprivate static func box(for binding: Any) -> ListSelectionBox? {
    (binding as? Binding<Wrapped?>).map { OptionalSelection(binding: $0) }
  }
}

extension Set: SelectionForm {
  fileprivate static func box(for binding: Any) -> ListSelectionBox? {
    (binding as? Binding<Set<Element>>).map { SetSelection(binding: $0) }
  }
}
