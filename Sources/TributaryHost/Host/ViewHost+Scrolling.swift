@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
public import TributaryGeometry

/// Scrolling. Each method settles the tree before it returns.
extension ViewHost {
  /// Turns a wheel at a point of the root.
  ///
  /// The innermost scroll view there moves its content as far as it goes; the rest passes on to the one around it.
  ///
  /// - Parameters:
  ///   - point: In root coordinates, in points.
  ///   - delta: In points; positive shows what is further right and down, infinite goes to the end.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    send(.scrolled(by: delta, at: point, time: time))
  }

  /// Moves the content of the scroll view that carries an identifier, or has a view in it that does.
  ///
  /// Of several scroll views in the view the first in view order is meant; what it cannot take passes to those around it.
  ///
  /// - Parameter delta: In points; positive shows what is further right and down, infinite goes to the end.
  public func scroll(_ identifier: String, by delta: CGSize) {
    scrolling { [self] in
      guard let node = core.node(identified: identifier) else { return core.reportUnknownIdentifier(identifier) }
      core.scroll(core.scrolls(of: node), by: delta)
    }
  }

  /// Does what a key says to the scroll view around the focus, or else to the first one.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(_ command: ScrollCommand) -> Bool {
    guard !core.scrollsOfKeys.isEmpty else { return false }
    scrolling { [self] in
      let scrolls = core.scrollsOfKeys
      guard let first = scrolls.first else { return }
      core.scroll(scrolls, by: command.delta(in: first))
    }
    return true
  }

  private func scrolling(_ event: @escaping @MainActor () -> Void) {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in self?.scrolling(event) }
      return
    }
    update()
    event()
    update()
  }
}
