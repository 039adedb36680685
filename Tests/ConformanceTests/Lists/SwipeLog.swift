import Foundation
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryHost

/// The actions that have run, and the changes of the presentation.
final class SwipeLog {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension ViewHost {
  /// Drags the row of a view sideways and waits for the end of its movement.
  ///
  /// - Parameter x: The start of the drag, in points; `nil` for the visible center of the view.
  func swipe(_ id: String, by distance: CGFloat, at x: CGFloat? = nil, steps: Int = 8) {
    guard let frame = frame(of: id) else { return }
    let start = CGPoint(x: x ?? max(60, frame.midX), y: frame.midY)
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), steps: steps)
    rest()
  }

  /// Taps a text and waits for the end of all movements.
  func tapText(_ text: String) {
    guard let frame = shownTexts.first(where: { $0.shownContent == text })?.rootFrame(.model) else { return }
    tap(at: CGPoint(x: max(2, frame.midX), y: frame.midY))
    rest()
  }
}
