import Dispatch
import TributaryCombine
@_spi(Engine) public import TributaryEngine
import TributaryFeedback

/// Which of a view's fields and controls has the focus: a value that follows the focus, and that moves it when written.
///
/// A Boolean is for one view, an optional for several: each view stands for a value, `focused(_:equals:)` says for which. A
/// value for which no view stands is taken back, and the focus with it.
///
/// > Source: conformance FOCUS-01 to FOCUS-08.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  // The engine relies on this order: the storage begins with the value behind it.
  var box: StateBox<Value>?
  let empty: Value

  /// Whether one view has the focus.
  public init() where Value == Bool { empty = false }

  /// Which of several views has the focus.
  public init<T: Hashable>() where Value == T? { empty = nil }

  /// The value of the view that has the focus; false or `nil` if it is none of them.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What `focused` takes.
  public var projectedValue: Binding {
    if box == nil { recordUseOutsideTree(of: Self.self, "bound") }
    return Binding(box: box, empty: empty)
  }

  /// A reference to a value that follows the focus.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>?
    let empty: Value

    /// The value of the view that has the focus; false or `nil` if it is none of them.
    public var wrappedValue: Value {
      get { box?.read() ?? empty }
      nonmutating set {
        guard let box else { return }
        box.write(newValue)
        takeBackUnlessFocused()
      }
    }

    /// This reference.
    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding {
  /// Whether this is the value now; asked by what does not depend on it.
  func isSet(to value: Value) -> Bool { box?.value == value }

  /// Whether no view of this value has the focus.
  var isEmpty: Bool { box.map { $0.value == empty } ?? true }

  /// Follows the focus.
  ///
  /// - Parameter value: The value of the view that has got the focus, or has lost it.
  func focusDidChange(_ hasFocus: Bool, of value: Value) {
    guard let box, hasFocus || box.value == value else { return }
    box.write(hasFocus ? value : empty)
  }

  /// Takes back a value for which no view has got the focus by the end of the next walk.
  private func takeBackUnlessFocused() {
    guard MainQueue.isCurrent else {
      // Behind the write, which goes the same way.
      let work = UncheckedSendableClosure { takeBackUnlessFocused() }
      DispatchQueue.main.async { work.run() }
      return
    }
    guard let box, let host = box.hostReference.host, let owner = host.handles.node(for: box.owner) else { return }
    // What was refused need not be taken back.
    if host.phase == .walking { return }
    let empty = empty
    let work = UncheckedSendableClosure {
      if box.value != empty, !host.isFocused(by: box) { box.write(empty) }
    }
    host.enqueueAction(owner, .plain(.other("focus")) { work.run() })
  }
}

extension FocusState {
  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let box = StateBox<Value>(at: UnsafeRawPointer(address), context)
    address.assumingMemoryBound(to: Self.self).pointee.box = box
  }

  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    if let box = address.assumingMemoryBound(to: Self.self).pointee.box { visitor.visit(box) }
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: Self.self).pointee.box = old.assumingMemoryBound(to: Self.self).pointee.box
  }
}

/// How much a wish for the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let value: UInt8

  /// When views come.
  public static let automatic = DefaultFocusEvaluationPriority(value: 0)
  /// Also where a user comes by keys; here the same.
  public static let userInitiated = DefaultFocusEvaluationPriority(value: 1)
}

extension View {
  /// Gives the focus to the view that stands for a value, when this view comes and nothing else has been given the focus.
  ///
  /// > Source: conformance FOCUS-30.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.isEmpty { binding.wrappedValue = value }
    }
  }
}
