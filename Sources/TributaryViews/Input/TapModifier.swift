public import TributaryGeometry

/// Runs an action when a view is tapped.
public struct TapModifier {
  let count: Int
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
}

extension TapModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TapNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TapNode.self).receive(modifier.pointee)
  }
}

extension View {
  /// Runs `action` when this view is tapped so many times in a row. Return does the same while the view has the focus.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, space: .local, action: { _ in action() }))
  }

  /// Runs `action` with the place of the tap when this view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, space: coordinateSpace, action: action))
  }

  /// Runs `action` with the place of the tap when this view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// The node of a tap.
package final class TapNode: UnaryNode {
  private var modifier: TapModifier
  private var recognizer: TapRecognizer

  package init(_ modifier: TapModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    recognizer = TapRecognizer(count: modifier.count)
    super.init(inputs)
    setUpwards(.holdsInput)
  }

  package func receive(_ modifier: TapModifier) {
    if modifier.count != self.modifier.count { recognizer = TapRecognizer(count: modifier.count) }
    self.modifier = modifier
  }

  /// Takes an event that belongs to this node.
  ///
  /// - Returns: The action that is due.
  package func handle(_ event: PointerEvent) -> (@MainActor () -> Void)? {
    guard recognizer.handle(event) else { return nil }
    return action(at: event.location)
  }

  package func cancel() { recognizer.cancel() }

  /// The action of a tap at a point of the root.
  package func action(at location: CGPoint) -> (@MainActor () -> Void) {
    let action = UncheckedBox(modifier.action)
    let point = convert(location)
    return { action.value(point) }
  }

  private func convert(_ location: CGPoint) -> CGPoint {
    switch modifier.space {
    case .global: return location
    case .local: return transform(upTo: nil).inverted().map(location)
    case .named(let name):
      guard let space = coordinateSpace(named: name) else {
        host.reportUnknownCoordinateSpace("\(name)", at: self)
        return location
      }
      return space.transform(upTo: nil).inverted().map(location)
    }
  }
}
