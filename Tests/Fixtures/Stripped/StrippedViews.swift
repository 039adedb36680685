public import TributaryAnimation
public import TributaryEngine
public import TributaryViews
public import TributaryControls

// This module is compiled without field records.

/// A view with state and without field records.
public struct StrippedCounter: View {
  @State private var count: Int
  private let publish: (Binding<Int>) -> Void

  public init(_ count: Int, publish: @escaping (Binding<Int>) -> Void) {
    _count = State(initialValue: count)
    self.publish = publish
  }

  public var body: some View {
    publish($count)
    return Text("\(count)")
  }
}

/// A view without properties.
public struct StrippedLabel: View {
  public init() {}
  public var body: some View { Text("label") }
}

/// A modifier with state.
public struct StrippedModifier: ViewModifier {
  @State private var count = 0
  public init() {}
  public func body(content: Content) -> some View { content.opacity(Double(count + 1)) }
}

/// Property wrappers of a module that is compiled without field records, in a view of another module.
public struct StrippedProperty: DynamicProperty {
  @State public var count = 0
  public init() {}
}

/// A gesture with state.
public struct StrippedGesture: Gesture {
  @GestureState private var isHeld = false
  public init() {}
  public var body: some Gesture { DragGesture().updating($isHeld) { _, isHeld, _ in isHeld = true } }
}

/// A style with state.
public struct StrippedStyle: ButtonStyle {
  @State private var count = 0
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(Double(count + 1)) }
}

/// A transition with state.
public struct StrippedTransition: Transition {
  @State private var count = 0
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : Double(count))
  }
}
