@_spi(Engine) package import TributaryEngine

/// What holds the nodes of the gestures with properties of their own that are part of one gesture.
package protocol GestureBodyHolder: ViewNode {
  var gestureBodies: GestureBodies { get set }
}

extension GestureBodyHolder {
  /// Runs code that makes recognizers of gestures, or brings them up to date.
  ///
  /// - Parameter isWhole: Whether the code meets every part of the gesture: what it does not meet has gone.
  @MainActor
  package func withGestureBodies<R>(isWhole: Bool, _ body: () -> R) -> R {
    gestureBodies.begin()
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: self)
    defer {
      currentEvaluation = outer
      if isWhole { for node in gestureBodies.takeUnfound() { host.remove(node) } }
    }
    return body()
  }
}
