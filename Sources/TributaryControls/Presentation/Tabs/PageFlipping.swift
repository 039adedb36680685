@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

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
