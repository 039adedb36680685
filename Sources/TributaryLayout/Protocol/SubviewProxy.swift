package import TributaryGeometry

/// The implementation of a ``LayoutSubview``, which forwards queries to the child and records placements.
///
/// Client code may retain a subview for longer than the lifetime of its view. After that, and off the main thread, its
/// size is zero and placing it has no effect.
package final class SubviewProxy: GridElement {
  private var child: (any SubviewElement)?
  let sheet: PlacementSheet

  /// The calls to `place` since the layout began to place subviews.
  struct Calls {
    var last: SubviewPlacement?
    var count = 0
  }
  var calls = Calls()

  package init(_ element: any SubviewElement, _ sheet: PlacementSheet) {
    child = element
    self.sheet = sheet
  }

  /// The child; nil after it was removed from the container, and when queries are not allowed.
  package var element: (any SubviewElement)? { sheet.mayAsk() ? child : nil }

  /// Releases the child after it was removed from the container.
  package func retire() {
    child = nil
    calls = Calls()
  }

  // MARK: Placement

  func forgetPlacement() { calls = Calls() }

  /// The number of calls that placed the subview.
  package var placementCount: Int { calls.count }

  /// The last call, if its components are finite.
  private var usableCall: SubviewPlacement? { calls.last.flatMap { $0.isUsable ? $0 : nil } }

  /// Whether the subview was placed by a valid call.
  package var isPlaced: Bool { usableCall != nil }

  func place(_ placement: SubviewPlacement) {
    guard sheet.mayAsk() else { return }
    guard sheet.isOpen else { return sheet.recordStrayCall() }
    calls.last = placement
    calls.count += 1
  }

  /// Returns the final placement after all calls. Without a valid call, the subview is centered.
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

  // MARK: Layout element

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ask {
      sheet.recordMeasurement()
      return $0.sizeThatFits(proposal.asOffer)
    } ?? .zero
  }

  /// Queries the child. The query may run client code, which may recursively query this proxy.
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
}

/// A child of a ``Layout``, which provides layout values in addition to its size.
package protocol SubviewElement: GridElement {
  /// Returns the ``LayoutValueBox`` that is set on the child for an identifier; the innermost one if there are several.
  func layoutValue(_ id: ObjectIdentifier) -> AnyObject?
}
