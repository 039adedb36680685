import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// The pages of a tab view. The selected one is visible.
struct TabPages<Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  let isSelected: (TabDescription) -> Bool
  let report: ([TabDescription]) -> Void
  /// The position of the pages during paging.
  var position = TabPosition()
}

extension TabPages: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> TabsNode {
    let node = TabsNode(isSelected: view.pointee.isSelected, report: view.pointee.report, inputs)
    node.position = view.pointee.position
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: TabsNode) {
    node.isSelected = view.pointee.isSelected
    node.report = view.pointee.report
    node.position = view.pointee.position
    node.needsMeasure()
  }
}

/// The position of the pages of a tab view in the page style.
///
///     │ page 0 │ page 1 │ page 2 │
///          └ visible ┘                 place 0.5
struct TabPosition: Equatable {
  /// The index of the visible page, which is fractional during an animation; `nil` in other styles, where pages do not
  /// move.
  var place: CGFloat?
  /// The distance by which a drag has moved the pages to the right, in points.
  var pull: CGFloat = 0
}

/// The pages of a tab view at an animatable position.
struct MovingTabPages<Content: View> {
  let pages: TabPages<Content>
  var position: TabPosition
}

extension MovingTabPages: View, Animatable, BuiltInComposite {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.place ?? 0, position.pull) }
    set {
      if position.place != nil { position.place = newValue.first }
      position.pull = newValue.second
    }
  }

  var body: some View {
    var pages = pages
    pages.position = position
    return pages
  }
}

/// A modifier that switches pages with a horizontal drag, which the pages follow, and with the arrow keys.
struct PageFlipping {
  let choice: TabChoice
  let pulling: PagePulling
  let isActive: Bool
  /// The width of the pages, in points.
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  init(choice: TabChoice, pulling: @escaping PagePulling, isActive: Bool) {
    self.choice = choice
    self.pulling = pulling
    self.isActive = isActive
  }
}

extension PageFlipping: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .gesture(isActive ? drag : nil)
      .onKeyPress(.leftArrow) { step(direction == .rightToLeft ? 1 : -1) }
      .onKeyPress(.rightArrow) { step(direction == .rightToLeft ? -1 : 1) }
  }

  @MainActor private var drag: some Gesture {
    pulling(DragGesture(minimumDistance: 20)) { drag, pull in
      let isAcross = pull.isAcross ?? (abs(drag.translation.width) > abs(drag.translation.height))
      pull.isAcross = isAcross
      guard isAcross else { return }
      let way = drag.translation.width
      pull.distance = choice.canMove(by: step(along: way)) ? way : way * Self.resistance
    }
    .onEnded { drag in
      let way = drag.predictedEndTranslation.width
      guard abs(drag.translation.width) > abs(drag.translation.height), abs(way) >= width / 2 else { return }
      withAnimation(.flip) { choice.move(by: step(along: way)) }
    }
  }

  /// The factor by which a drag beyond the first or the last page moves the pages.
  private static var resistance: CGFloat { 1.0 / 3 }

  /// Returns the index offset of the page that a horizontal drag reveals.
  private func step(along way: CGFloat) -> Int { (way < 0) == (direction == .rightToLeft) ? -1 : 1 }

  @MainActor private func step(_ step: Int) -> KeyPress.Result {
    if !isActive { return .ignored }
    withAnimation(.flip) { choice.move(by: step) }
    return .handled
  }
}

/// A function that adds the state of a paging drag to a gesture.
typealias PagePulling = (
  DragGesture, @escaping (DragGesture.Value, inout PagingDrag) -> Void
) -> GestureStateGesture<DragGesture, PagingDrag>

/// The state of a paging drag.
struct PagingDrag: Equatable {
  /// Whether the drag began horizontally rather than vertically; `nil` before the drag.
  var isAcross: Bool?
  /// The distance by which the pages have moved to the right, in points.
  var distance: CGFloat = 0
}

extension Animation {
  /// The animation that switches pages.
  static var flip: Animation { .smooth(duration: 0.35) }
}
