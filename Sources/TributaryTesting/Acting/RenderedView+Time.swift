public import Tributary

/// The clock of the host.
extension RenderedView {
  /// Lets seconds of virtual time pass.
  @discardableResult
  public func advance(by seconds: Double) -> FrameReport { host.advance(by: seconds) }

  /// Lets time pass until nothing moves any more, in steps of a sixtieth of a second.
  ///
  /// - Parameter limit: Seconds of virtual time; what still moves then fails the test.
  /// - Returns: How many seconds it took.
  @discardableResult
  public func finishAnimations(
    within limit: Double = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Double {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let start = host.time
    while host.isAnimating, host.time - start < limit { host.advance(by: 1.0 / 60) }
    if host.isAnimating {
      fail("An animation is still running after \(PointText.text(limit)) seconds.", at: position)
    }
    return host.time - start
  }
}
