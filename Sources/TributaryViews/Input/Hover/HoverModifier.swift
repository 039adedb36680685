@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Runs an action when the pointer comes over a view, or leaves it.
public struct HoverModifier {
  /// Told of every place of the pointer over the view, or `nil`.
  let move: ((HoverPhase) -> Void)?
  /// Told of the first place and of the end, or `nil`.
  let change: ((Bool) -> Void)?
  let space: CoordinateSpace
}

extension HoverModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HoverNode {
    HoverNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HoverNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Runs `action` with `true` when the pointer comes over this view, and with `false` when it leaves it.
  ///
  /// The pointer is over the views that a press at its place would hit, and over those around them: one that lies in front
  /// and can be hit keeps it from what is behind. Where it is follows from every event, presses included; while a press
  /// goes on nothing changes, and what has moved under it is told at its end. A view that moves, or goes, is told whether
  /// the pointer is still over it. In a terminal moves are reported as long as some view asks for them.
  ///
  /// > Source: conformance HOVER-01 to HOVER-05.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(move: nil, change: action, space: .local))
  }

  /// Runs `action` with every place of the pointer over this view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: In which places are told.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(move: action, change: nil, space: coordinateSpace))
  }

  /// Runs `action` with every place of the pointer over this view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: In which places are told.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
