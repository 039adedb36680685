package import TributaryGeometry

/// What stands behind a ``LayoutSubview``: passes questions on to the child, and notes where it is put.
///
/// User code may keep a subview for longer than its view lives; from then on it has no size, and goes nowhere. Neither has
/// one that it hands to another thread, there.
package final class SubviewProxy: LayoutElement {
  private var child: (any SubviewElement)?
  let sheet: PlacementSheet

  /// The calls of `place` since the layout began to place.
  struct Calls {
    var last: SubviewPlacement?
    var count = 0
  }
  var calls = Calls()

  package init(_ element: any SubviewElement, _ sheet: PlacementSheet) {
    child = element
    self.sheet = sheet
  }

  /// The child; nil once it has left the container, and wherever it must not be asked.
  package var element: (any SubviewElement)? { sheet.mayAsk() ? child : nil }

  /// Lets go of a child that has left the container.
  package func retire() {
    child = nil
    calls = Calls()
  }

  // MARK: Placement

  func forgetPlacement() { calls = Calls() }

  /// How often the subview was placed.
  package var placementCount: Int { calls.count }

  /// The call that counts, if it can be followed.
  private var usableCall: SubviewPlacement? { calls.last.flatMap { $0.isUsable ? $0 : nil } }

  /// Whether there was a call that can be followed.
  package var isPlaced: Bool { usableCall != nil }

  func place(_ placement: SubviewPlacement) {
    guard sheet.mayAsk() else { return }
    guard sheet.isOpen else { return sheet.recordStrayCall() }
    calls.last = placement
    calls.count += 1
  }

  /// Where the subview stands after all calls: without one that can be followed, in the middle.
  package func settledPlacement(in bounds: CGRect, proposal: ProposedViewSize) -> SettledPlacement {
    let placement =
      usableCall
      ?? SubviewPlacement(
        position: CGPoint(x: bounds.midX.asCoordinate, y: bounds.midY.asCoordinate), anchor: .center,
        proposal: proposal)
    let offer = placement.proposal.asOffer
    let size = usableSize(for: offer)
    return SettledPlacement(origin: placement.origin(of: size), size: size, proposal: offer)
  }

  // MARK: The child as a solver of a built-in stack sees it

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ask {
      sheet.recordMeasurement()
      return $0.sizeThatFits(proposal.asOffer)
    } ?? .zero
  }

  /// Asks the child something that may end in code of users, and there may lead back to here.
  private func ask<Answer>(_ question: (any SubviewElement) -> Answer) -> Answer? {
    guard let element, sheet.beginQuestion() else { return nil }
    defer { sheet.endQuestion() }
    return question(element)
  }

  package var isRigid: Bool { element?.isRigid ?? true }

  package var layoutPriority: Double { element?.layoutPriority ?? 0 }

  package var viewSpacing: ViewSpacing { ask(\.viewSpacing) ?? ViewSpacing() }

  package var hasExplicitGuides: Bool { element?.hasExplicitGuides ?? false }

  package var hasTextBaselines: Bool { element?.hasTextBaselines ?? false }

  package var gridCell: GridCell { element?.gridCell ?? GridCell() }

  package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    ask { $0.explicitGuide(key, in: dimensions) } ?? nil
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let position = CGPoint(x: origin.x + sheet.stackOrigin.x, y: origin.y + sheet.stackOrigin.y)
    place(SubviewPlacement(position: position, anchor: .topLeading, proposal: proposal))
  }

  /// Whether a guide of this key may have been set in the child.
  func maySet(_ key: AlignmentKey) -> Bool {
    if hasExplicitGuides { return true }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return hasTextBaselines
    case .custom, .start, .center, .end: return false
    }
  }
}

/// A child that can stand in a ``Layout``: it carries values for the layout besides its size.
package protocol SubviewElement: LayoutElement {
  /// The ``LayoutValueBox`` that was set on the child for a name, the innermost if there are several.
  func layoutValue(_ id: ObjectIdentifier) -> AnyObject?
}
