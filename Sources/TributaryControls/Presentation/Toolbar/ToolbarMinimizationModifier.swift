@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that minimizes the bar of a page in response to scrolling.
struct ToolbarMinimizationModifier {
  let behavior: ToolbarMinimizationBehavior.Kind?
  @Environment(\.barMinimization) private var bar

  nonisolated init(behavior: ToolbarMinimizationBehavior.Kind?) { self.behavior = behavior }

  /// The minimum length of content beyond the viewport with which the bar is minimized, in points. Shorter content
  /// could not be scrolled any more in the space of a minimized bar. The length is twice the height of a bar with a
  /// large title.
  private static var leastRange: CGFloat { 192 }

  /// The part of the geometry of a scroll view that determines the state of the bar.
  private struct Place: Equatable {
    let offset: CGFloat
    let height: CGFloat
    let isAtBeginning: Bool
    let isAtEnd: Bool
    let isLong: Bool

    init(_ geometry: ScrollGeometry) {
      offset = geometry.contentOffset.y
      height = geometry.containerSize.height
      let (insets, length) = (geometry.contentInsets, geometry.contentSize.height)
      isAtBeginning = offset <= -insets.top
      isAtEnd = offset + height >= length + insets.bottom
      isLong = insets.top + length + insets.bottom - height >= leastRange
    }
  }

  /// Minimizes or restores the bar after a movement of the content.
  private func respond(from old: Place, to new: Place) {
    let isAtEdge: Bool
    switch behavior {
    case .onScrollDown: isAtEdge = new.isAtBeginning
    case .onScrollUp: isAtEdge = new.isAtEnd
    case .never, nil: return
    }
    if isAtEdge { return set(false) }
    // The bar changes the height of the viewport, and thereby the offset at the end of the content.
    guard new.height == old.height, new.offset != old.offset else { return }
    let isDown = new.offset > old.offset
    if isDown == (behavior == .onScrollDown) {
      if new.isLong { set(true) }
    } else if !(behavior == .onScrollDown && bar?.restoration == .atScrollEdge) {
      set(false)
    }
  }

  private func set(_ isMinimized: Bool) {
    if let bar, bar.isMinimized.wrappedValue != isMinimized { bar.isMinimized.wrappedValue = isMinimized }
  }
}

extension ToolbarMinimizationModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: Place.self) {
        Place($0)
      } action: { old, new in
        respond(from: old, to: new)
      }
      .navigationBar(NavigationBarSettings(minimization: behavior))
      .onDisappear { set(false) }
  }
}
