import TributaryGeometry

/// What a position asks for, and which of its wishes that is.
struct ScrollPlace: Equatable {
  let goal: ScrollGoal?
  let number: Int
}

/// Brings a scroll view to a place, and reports when input takes it elsewhere.
struct ScrollPlaceModifier {
  /// Finds the target at the anchor of the viewport: the first of its ids of which something is made.
  typealias Find = ((AnyHashable) -> AnyHashable?) -> AnyHashable?

  let place: ScrollPlace
  let anchor: UnitPoint?
  let report: @MainActor (Find) -> Void
}

extension ScrollPlaceModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollPlaceNode {
    ScrollPlaceNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollPlaceNode) {
    node.update(modifier.pointee)
  }
}
