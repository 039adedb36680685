import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
public import TributaryTransfer
@_spi(Engine) import TributaryViews

extension View {
  /// Makes this view the source of drags of a value.
  ///
  /// A press that moves by more than 10 points starts a drag. An image of this view then follows the pointer in front
  /// of all other views. The value is dropped where the press ends. Escape cancels the drag, as does the removal of
  /// this view.
  ///
  /// The drag takes part in gesture recognition as a drag gesture of this view: gestures of inner views precede it, and
  /// it precedes those of outer views and scrolling. A button in this view keeps a press that ends in it. Taps and long
  /// presses are not affected.
  ///
  /// - Parameter payload: The value, which is evaluated when a drag starts.
  ///
  /// > Source: conformance DRAG-01 to DRAG-07.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier<Never>(load: { DraggedItems(payload(), in: $0) }, preview: nil))
  }

  /// Makes this view the source of drags of a value, with a preview that follows the pointer.
  ///
  /// The center of the preview is at the center of the dragged view.
  ///
  /// - Parameters:
  ///   - payload: The value, which is evaluated when a drag starts.
  ///   - preview: The view that follows the pointer.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(load: { DraggedItems(payload(), in: $0) }, preview: preview()))
  }
}

extension View {
  /// Makes this view the source of drags of an item provider.
  ///
  /// - Parameter data: A closure that creates the item provider when a drag starts.
  ///
  /// > Source: conformance DRAG-20.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier<Never>(load: { _ in DraggedItems([data().transferPackage]) }, preview: nil))
  }

  /// Makes this view the source of drags of an item provider, with a preview that follows the pointer.
  ///
  /// - Parameters:
  ///   - data: A closure that creates the item provider when a drag starts.
  ///   - preview: The views that follow the pointer during the drag.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(load: { _ in DraggedItems([data().transferPackage]) }, preview: preview()))
  }

  /// Makes this view the source of drags of an item provider; `nil` provides no content.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { _ in DraggedItems([action?()?.transferPackage ?? NSItemProvider().transferPackage]) }, preview: nil))
  }
}

/// A modifier that makes a view the source of drags.
struct DraggableModifier<Preview: View> {
  let load: (DragScope?) -> DraggedItems
  /// The view that follows the pointer; `nil` for an image of the source.
  let preview: Preview?
  @State private var picture: DragPicture?

  nonisolated init(load: @escaping (DragScope?) -> DraggedItems, preview: Preview?) {
    self.load = load
    self.preview = preview
  }
}

extension DraggableModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .modifier(DragSource(load: load, show: { picture = $0 }))
      .modifier(
        LayerModifier(
          layer: DragPreview(picture: picture, content: preview), takesInput: false, isInBuiltInBody: true))
  }
}

/// The view that follows the pointer, in front of all other views.
private struct DragPreview<Content: View>: PresentedLayer, BuiltInComposite {
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

/// An image of a view as of the start of a drag.
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

/// The leaf that draws an image of a view.
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

extension View {
  /// Makes this view the source of drags of an item that the drag container around it provides.
  ///
  /// - Parameters:
  ///   - containerItemID: The identifier of the item.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///
  /// > Source: conformance DRAG-24.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { DraggedItems(containerItemID: containerItemID, namespace: containerNamespace, in: $0) }, preview: nil))
  }

  /// Makes this view the source of drags of an identifiable item, of a drag container with a namespace; `nil` prevents
  /// a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an identifiable item, of a drag container with a namespace; `nil` prevents
  /// a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an item with a key path to its identifier, of a drag container with a
  /// namespace; `nil` prevents a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - id: The key path to the identifier of the item.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an item with a key path to its identifier, of a drag container with a
  /// namespace; `nil` prevents a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - id: The key path to the identifier of the item.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///   - payload: A closure that returns the item when a drag begins, or `nil` to prevent it.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { scope in
          let item = payload()
          return DraggedItems(
            item, id: item.map { AnyHashable($0[keyPath: id]) }, namespace: containerNamespace, in: scope)
        }, preview: nil))
  }
}
