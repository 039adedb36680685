import TributaryGeometry
import TributaryGestures

@testable import TributaryViews

/// A recognizer without a tree: it receives pointer events and returns its progress.
@MainActor
final class GestureRun<G: Gesture> {
  let recognizer: GestureRecognizer<G.Value>
  private var location = CGPoint.zero
  private(set) var reports: [String] = []

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  /// Passes one input to the recognizer, and runs the due actions if the verdict permits.
  @discardableResult
  func feed(
    _ kind: GestureInput.Kind, _ x: CGFloat? = nil, _ y: CGFloat = 0, at time: Double,
    verdict: GestureVerdict = .selected
  ) -> Self {
    if let x { location = CGPoint(x: x, y: y) }
    let place = GesturePlace(report: { [self] what, value in reports.append("\(what): \(value)") })
    recognizer.handle(GestureInput(kind, at: location, time: time, in: place))
    var actions = GestureActions()
    recognizer.deliver(verdict, into: &actions)
    for action in actions.list { action.body() }
    return self
  }

  var status: GestureStatus { recognizer.status }

  /// The current or final value.
  var value: G.Value? { recognizer.phase.value }
}
