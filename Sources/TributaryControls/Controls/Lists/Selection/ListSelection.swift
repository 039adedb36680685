@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Which rows of a list are chosen, whatever the type of their values.
struct ListSelection {
  private let box: ListSelectionBox

  init<V: Hashable>(_ binding: Binding<V?>) { box = OptionalSelection(binding: binding) }

  /// One value that is always chosen. Where the compiler has taken an optional or a set for such a value, because that
  /// asks for no conversion, it is what it is.
  init<V: Hashable>(exactly binding: Binding<V>) {
    box = (V.self as? any SelectionForm.Type)?.box(for: binding) ?? ExactSelection(binding: binding)
  }

  init<V: Hashable>(_ binding: Binding<Set<V>>) { box = SetSelection(binding: binding) }

  /// Whether several rows can be chosen.
  var takesSeveral: Bool { box.takesSeveral }

  /// The value that a row stands for: its tag, else the id of its element; `nil` if it is of another type.
  func value(tag: TagTrait?, id: AnyHashable?) -> AnyHashable? {
    if let tag { return box.value(of: tag) }
    return id.flatMap { box.value(of: TagTrait($0, optional: nil)) }
  }

  /// Whether a value is chosen.
  func contains(_ value: AnyHashable) -> Bool { box.values.contains(value) }

  /// The values that are chosen.
  var values: [AnyHashable] { box.values }

  /// Whether what is chosen are values of a type.
  func isOf<V>(_ type: V.Type) -> Bool { box.valueType == type }

  /// What something is meant for that is done to one value: for all that are chosen if it is among them, else for it alone.
  func meant(by value: AnyHashable) -> [AnyHashable] { contains(value) ? values : [value] }

  /// Chooses a value instead of all others.
  func choose(_ value: AnyHashable) { box.choose([value]) }

  /// Chooses values instead of all others.
  func choose(_ values: [AnyHashable]) { box.choose(values) }

  /// Chooses a value beside the others, or no longer.
  func toggle(_ value: AnyHashable) {
    let old = box.values
    box.choose(old.contains(value) ? old.filter { $0 != value } : old + [value])
  }
}

private class ListSelectionBox {
  var takesSeveral: Bool { false }
  var valueType: Any.Type { Never.self }
  var values: [AnyHashable] { [] }
  func value(of tag: TagTrait) -> AnyHashable? { nil }
  func choose(_ values: [AnyHashable]) {}
}

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

private final class ExactSelection<V: Hashable>: ListSelectionBox {
  let binding: Binding<V>

  init(binding: Binding<V>) { self.binding = binding }

  override var valueType: Any.Type { V.self }

  override var values: [AnyHashable] { [AnyHashable(binding.wrappedValue)] }

  override func value(of tag: TagTrait) -> AnyHashable? { tag.value(as: V.self).map { AnyHashable($0) } }

  override func choose(_ values: [AnyHashable]) {
    if let new = values.first?.base as? V, binding.wrappedValue != new { binding.wrappedValue = new }
  }
}

private final class SetSelection<V: Hashable>: ListSelectionBox {
  let binding: Binding<Set<V>>

  init(binding: Binding<Set<V>>) { self.binding = binding }

  override var valueType: Any.Type { V.self }

  override var takesSeveral: Bool { true }

  override var values: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

  override func value(of tag: TagTrait) -> AnyHashable? { tag.value(as: V.self).map { AnyHashable($0) } }

  override func choose(_ values: [AnyHashable]) {
    let new = Set(values.compactMap { $0.base as? V })
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }
}

/// A type of values that are a selection, and no value of one.
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

/// The way from a list to the node of its rows; the view may outlive the node.
package final class ListReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var node: ListColumnNode?

  package init() {}
}
