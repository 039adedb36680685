import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// The pages of a tab view, of which the selected one is shown.
struct TabPages<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let isSelected: (TabPlace) -> Bool
  let report: ([TabPlace]) -> Void
  /// Where the pages stand while they are flipped.
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

/// Where the pages of a tab view stand that are flipped.
///
///     │ page 0 │ page 1 │ page 2 │
///          └ what is seen ┘            place 0.5
struct TabPosition: Equatable {
  /// The place among the pages of the one that is seen, between two of them while they move; `nil` for that of the selected
  /// one, which never moves.
  var place: CGFloat?
  /// How far a drag has moved the pages to the right, in points.
  var pull: CGFloat = 0
}

/// The pages of a tab view at a position that may be on its way.
struct MovingTabPages<Content: View> {
  let pages: TabPages<Content>
  var position: TabPosition
}

extension MovingTabPages: View, Animatable, FrameworkComposite {
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

/// Lets pages be flipped by a drag across, which they follow, and by the arrow keys.
struct PageFlipping {
  let choice: TabChoice
  let pulling: PagePulling
  let isActive: Bool
  /// How wide the pages are, in points.
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  init(choice: TabChoice, pulling: @escaping PagePulling, isActive: Bool) {
    self.choice = choice
    self.pulling = pulling
    self.isActive = isActive
  }
}

extension PageFlipping: ViewModifier, FrameworkComposite {
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

  /// What a drag beyond the first and the last page moves them by.
  private static var resistance: CGFloat { 1.0 / 3 }

  /// Where a drag to the right, or to the left, leads.
  private func step(along way: CGFloat) -> Int { (way < 0) == (direction == .rightToLeft) ? -1 : 1 }

  @MainActor private func step(_ step: Int) -> KeyPress.Result {
    if !isActive { return .ignored }
    withAnimation(.flip) { choice.move(by: step) }
    return .handled
  }
}

/// Lets a drag write down how far it has pulled pages, where that is kept.
typealias PagePulling = (
  DragGesture, @escaping (DragGesture.Value, inout PagePull) -> Void
) -> GestureStateGesture<DragGesture, PagePull>

/// How far a drag has pulled pages.
struct PagePull: Equatable {
  /// Whether the drag began across rather than up or down; `nil` before it.
  var isAcross: Bool?
  /// How far the pages have come to the right, in points.
  var distance: CGFloat = 0
}

extension Animation {
  /// What flips pages.
  static var flip: Animation { .smooth(duration: 0.35) }
}
