/// A single recognizer: it receives pointer events and returns its progress.
@MainActor
final class RecognizerRun<Value> {
  let recognizer: GestureRecognizer<Value>
  private var location = CGPoint.zero
  private(set) var reports: [String] = []

  init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }

  /// Passes one input to the recognizer, and runs the due actions if the verdict permits.
  @discardableResult
  func feed(
    _ kind: GestureInput.Kind, _ x: CGFloat? = nil, _ y: CGFloat = 0, at time: Double,
    verdict: GestureVerdict = .selected
  ) -> Self {
    if let x { location = CGPoint(x: x, y: y) }
    let place = GestureContext(
      contains: { $0.x < 60 }, report: { [self] what, value in reports.append("\(what): \(value)") })
    recognizer.handle(GestureInput(kind, at: location, time: time, in: place))
    var actions = GestureActions()
    recognizer.deliver(verdict, into: &actions)
    for action in actions.list { action.body() }
    return self
  }

  /// Passes a two-finger input to the recognizer.
  @discardableResult
  func pinch(
    _ kind: GestureInput.Kind, by magnification: CGFloat = 1, rotatedBy degrees: Double = 0, at time: Double
  ) -> Self {
    let pinch = Pinch(magnification: magnification, rotation: .degrees(degrees))
    let place = GestureContext(
      convert: { point, _ in CGPoint(x: point.x - 10, y: point.y - 10) },
      size: { CGSize(width: 40, height: 80) }, report: { [self] what, value in reports.append("\(what): \(value)") })
    recognizer.handle(GestureInput(kind, at: CGPoint(x: 20, y: 30), time: time, pinch: pinch, in: place))
    return self
  }

  var status: GestureStatus { recognizer.status }

  /// The current or final value.
  var value: Value? { recognizer.phase.value }
}

extension GestureRecognizer {
  static func tap(count: Int = 1) -> GestureRecognizer<CGPoint> where Value == CGPoint {
    TapRecognizer(count: count, in: .global) { $0 }
  }

  static func press(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) -> GestureRecognizer<Bool>
  where Value == Bool { LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance) }

  static func drag(minimumDistance: CGFloat = 10) -> GestureRecognizer<DragMoment> where Value == DragMoment {
    DragRecognizer(minimumDistance: minimumDistance, in: .global) { $0 }
  }
}

extension GestureRecognizer where Value == TwoFingerMoment {
  static func magnification(_ delta: CGFloat = 0.01) -> GestureRecognizer<TwoFingerMoment> {
    TwoFingerRecognizer(.magnification(delta)) { $0 }
  }

  static func rotation(degrees: Double = 1) -> GestureRecognizer<TwoFingerMoment> {
    TwoFingerRecognizer(.rotation(.degrees(degrees))) { $0 }
  }
}

extension DragMoment {
  /// The translation from the start of the press to the current location.
  var way: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
}
