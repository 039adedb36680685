import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
public import TributaryTransfer
@_spi(Engine) import TributaryViews

extension View {
  /// Lets a value be dragged from this view to one that takes such values.
  ///
  /// A press that moves by more than 10 points drags; what this view looks like then follows the pointer, in front of
  /// everything else. Where the press ends the value is dropped. Escape gives the drag up, and so does the end of this view.
  ///
  /// Among gestures it is a drag that is attached to this view: gestures of the views inside come before it, it comes before
  /// those around and before scrolling. A button inside keeps a press that ends in it, and a tap or a long press is what it was.
  ///
  /// - Parameter payload: The value; made when a drag begins.
  ///
  /// > Source: conformance DRAG-01 to DRAG-07.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier<Never>(load: { TransferPackage(payload()) }, preview: nil))
  }

  /// Lets a value be dragged from this view, with a view that follows the pointer: its middle is where that of this view
  /// would be.
  ///
  /// - Parameter payload: The value; made when a drag begins.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(load: { TransferPackage(payload()) }, preview: preview()))
  }
}

extension View {
  /// Lets content be dragged from this view to one that takes content of its types.
  ///
  /// - Parameter data: Makes a provider of the content when a drag begins.
  ///
  /// > Source: conformance DRAG-20.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier<Never>(load: { data().transferPackage }, preview: nil))
  }

  /// Lets content be dragged from this view, with a view that follows the pointer.
  ///
  /// - Parameter data: Makes a provider of the content when a drag begins.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(load: { data().transferPackage }, preview: preview()))
  }

  /// Lets content be dragged from this view; `nil` for none.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { action?()?.transferPackage ?? NSItemProvider().transferPackage }, preview: nil))
  }
}

/// Lets a value be dragged, with something that follows the pointer.
struct DraggableModifier<Preview: View> {
  let load: () -> TransferPackage
  /// What follows the pointer; `nil` for what the view looks like.
  let preview: Preview?
  @State private var picture: DragPicture?

  nonisolated init(load: @escaping () -> TransferPackage, preview: Preview?) {
    self.load = load
    self.preview = preview
  }
}

extension DraggableModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .modifier(DragSource(load: load, show: { picture = $0 }))
      .modifier(LayerModifier(layer: DragPreview(picture: picture, content: preview), takesInput: false))
  }
}

/// What follows the pointer, in front of everything else.
private struct DragPreview<Content: View>: View, FrameworkComposite {
  let picture: DragPicture?
  let content: Content?

  var body: some View {
    if let picture {
      GeometryReader { room in
        let origin = room.frame(in: .global).origin
        VStack {
          if let content { content } else { DraggedView(picture: picture) }
        }
        .fixedSize()
        .opacity(0.8)
        .position(x: picture.center.x - origin.x, y: picture.center.y - origin.y)
      }
      .transition(.identity)
    }
  }
}

/// A view as it looked when it was dragged away.
struct DraggedView {
  let picture: DragPicture
}

extension DraggedView: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> DraggedViewNode {
    DraggedViewNode(view.pointee.picture, inputs)
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: DraggedViewNode) { node.update(view.pointee.picture) }
}

/// The leaf of a view as it looked once.
package final class DraggedViewNode: ItemNode {
  private var picture: DragPicture

  init(_ picture: DragPicture, _ inputs: NodeInputs) {
    self.picture = picture
    super.init(inputs)
  }

  @MainActor
  func update(_ new: DragPicture) {
    let isOther = new.fragment !== picture.fragment
    picture = new
    if isOther {
      needsMeasure()
      needsDraw()
    }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { picture.size }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    recorder.append(.fragment(picture.fragment, at: frame.origin))
  }
}
