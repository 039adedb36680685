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

/// What a key does to a scroll view.
package enum ScrollCommand: Equatable {
  /// By a distance in points.
  case by(CGSize)
  /// By what is seen at once, less a little that stays for orientation: 1 forwards, -1 back.
  case pages(CGFloat)
  /// To the beginning of the content.
  case start
  /// To the end of the content.
  case end

  /// What stays of a page when the next is shown, as a part of it.
  private static let overlap: CGFloat = 0.1

  fileprivate func delta(in scroll: ScrollNode) -> CGSize {
    let axis: Axis = scroll.scrolls(along: .vertical) ? .vertical : .horizontal
    let along = { (distance: CGFloat) in
      axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
    }
    switch self {
    case .by(let delta): return delta
    case .pages(let count):
      let page = axis == .vertical ? scroll.size.height : scroll.size.width
      return along(page * (1 - Self.overlap) * count)
    case .start: return along(-.infinity)
    case .end: return along(.infinity)
    }
  }
}
