@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// What a position asks for, and which of its wishes that is.
struct ScrollPlace: Equatable {
  let goal: ScrollGoal?
  let number: Int
}

/// The view that a position names, and the point of it that keeps its place under the same point of the viewport.
struct KeptView: Equatable {
  let id: AnyHashable
  /// `nil` for the upper leading corner.
  let anchor: UnitPoint?
}

/// Brings a scroll view to a place, and reports when input takes it elsewhere.
struct ScrollPlaceModifier {
  /// Finds the target at the anchor of the viewport: the first of its ids of which something is made.
  typealias Find = ((AnyHashable) -> AnyHashable?) -> AnyHashable?

  let place: ScrollPlace
  let anchor: UnitPoint?
  /// The view that keeps its place while the content changes; `nil` for none.
  let kept: KeptView?
  let report: @MainActor (Find) -> Void
  /// Takes the view that has come into the place of a removed one.
  let replace: @MainActor (Find) -> Void
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
