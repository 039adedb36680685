import Dispatch
import TributaryCombine
@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics

/// A property wrapper for the focus of the views inside. Its value follows the focus, and writing the value moves the
/// focus.
///
/// A Boolean state is for one view, an optional state for several views, each with a value from `focused(_:equals:)`. A
/// value without a view resets, and removes the focus.
///
/// > Source: conformance FOCUS-01 to FOCUS-08.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  // The engine requires this order: the storage begins with the box, followed by the value.
  var box: StateBox<Value>?
  let empty: Value

  /// Creates a state for the focus of one view.
  public init() where Value == Bool { empty = false }

  /// Creates a state for the focus of one of several views.
  public init<T: Hashable>() where Value == T? { empty = nil }

  /// The value of the focused view; `false` or `nil` if no bound view has the focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// The binding to pass to `focused`.
  public var projectedValue: Binding {
    if box == nil { recordUseOutsideTree(of: Self.self, "bound") }
    return Binding(box: box, empty: empty)
  }

  /// A binding to a value that follows the focus.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>?
    let empty: Value

    /// The value of the focused view; `false` or `nil` if no bound view has the focus.
    public var wrappedValue: Value {
      get { box?.read() ?? empty }
      nonmutating set {
        guard let box else { return }
        box.write(newValue)
        takeBackUnlessFocused()
      }
    }

    /// This binding.
    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding {
  /// Returns whether a value is the current one, without registering a dependency.
  func isSet(to value: Value) -> Bool { box?.value == value }

  /// Whether no view of this state has the focus.
  var isEmpty: Bool { box.map { $0.value == empty } ?? true }

  /// Updates the value for a change of the focus.
  ///
  /// - Parameters:
  ///   - hasFocus: Whether the view has received or lost the focus.
  ///   - value: The value of the view.
  func focusDidChange(_ hasFocus: Bool, of value: Value) {
    guard let box, hasFocus || box.value == value else { return }
    box.write(hasFocus ? value : empty)
  }

  /// Schedules the reset of a value for which no view has received the focus by the end of the next walk.
  private func takeBackUnlessFocused() {
    guard MainQueue.isCurrent else {
      // The check is queued after the write, which uses the same queue.
      let work = UncheckedSendableClosure { takeBackUnlessFocused() }
      DispatchQueue.main.async { work.run() }
      return
    }
    guard let box, let host = box.hostReference.host, let owner = host.handles.node(for: box.owner) else { return }
    // A write during a walk was rejected and requires no reset.
    if host.phase == .walking { return }
    let empty = empty
    let work = UncheckedSendableClosure {
      if box.value != empty, !KeyboardFocus.of(host).isFocused(by: box) { box.write(empty) }
    }
    host.enqueueAction(owner, .plain(.other("focus")) { work.run() })
  }
}

extension FocusState {
  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let box = context.makeStorage(StateBox<Value>.self, at: UnsafeRawPointer(address))
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

/// The situations in which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let value: UInt8

  /// The default focus applies when views appear.
  public static let automatic = DefaultFocusEvaluationPriority(value: 0)
  /// The default focus also applies to navigation by keys. The value is equivalent to `automatic`.
  public static let userInitiated = DefaultFocusEvaluationPriority(value: 1)
}

extension View {
  /// Gives the focus to the view with a value when this view appears, if no bound view has the focus.
  ///
  /// - Parameters:
  ///   - binding: The focus state that is bound to views inside this view.
  ///   - value: The value of the view that receives the focus.
  ///   - priority: The occasions on which the default applies. All values are equivalent.
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
