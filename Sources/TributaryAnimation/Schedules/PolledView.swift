@_spi(Engine) package import TributaryEngine

/// A view whose content displays a value that changes without a notification.
///
/// The host reads the value at the start of every frame, and every ``interval`` seconds of its clock until the value is
/// final. The content is evaluated only after a change. While the view is not visible, such as a view on a covered
/// page, the value is not read.
package struct PolledView<Value: Equatable, Content: View> {
  private let read: () -> Value
  private let isFinal: (Value) -> Bool
  private let content: (Value) -> Content
  @OwnedObject private var poller = ValuePoller<Value>()

  /// The time between two reads, in seconds.
  package static var interval: Double { 0.1 }

  /// Creates a view that displays a polled value.
  ///
  /// - Parameters:
  ///   - read: A closure that returns the current value.
  ///   - isFinal: A closure that returns whether a value does not change any more.
  ///   - content: A closure that returns the content for a value.
  package nonisolated init(
    read: @escaping () -> Value, isFinal: @escaping (Value) -> Bool,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.read = read
    self.isFinal = isFinal
    self.content = content
  }
}

extension PolledView: View, BuiltInComposite {
  package var body: some View {
    content(poller.value(read, isFinal)).modifier(VisibilityModifier(observer: poller))
  }

  package static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = BodyNode<Self>(view, inputs)
    node.view.poller.begin(at: node)
    _evaluateBody(node)
    return node
  }
}
