public import TributaryGeometry

/// A place that can be told in the coordinates of any view: a point or a rectangle.
package protocol Place: Equatable {
  static var zero: Self { get }

  /// The place in the coordinates that a map leads to.
  func mapped(by transform: CGAffineTransform) -> Self
}

extension CGPoint: Place {
  package func mapped(by transform: CGAffineTransform) -> CGPoint { transform.map(self) }
}

extension CGRect: Place {
  package func mapped(by transform: CGAffineTransform) -> CGRect { transform.map(self) }
}

/// A place as a function of the view's size.
package final class PlaceSource<Value: Place>: AnchorSourceBox<Value> {
  /// The place in a view of a size, in points.
  package let place: (CGSize) -> Value

  private let make: (AnchorOrigin, Value) -> AnchorBox<Value>

  /// - Parameter make: Makes an anchor of a place. It is passed by code that knows the type of the place, which code that is generic over
  ///   it would look up for each anchor.
  package init(_ place: @escaping (CGSize) -> Value, make: @escaping (AnchorOrigin, Value) -> AnchorBox<Value>) {
    self.place = place
    self.make = make
  }

  override package func anchor(at node: ItemNode) -> AnchorBox<Value> { make(AnchorOrigin(node), place(node.size)) }
}

/// A place in the coordinates of the view that the anchor was made at.
final class PlaceAnchor<Value: Place>: AnchorBox<Value> {
  let origin: AnchorOrigin
  let place: Value

  override var origins: ContiguousArray<AnchorOrigin> { [origin] }

  init(_ origin: AnchorOrigin, _ place: Value) {
    self.origin = origin
    self.place = place
  }

  override func resolveWithoutView() -> Value { .zero }

  override func resolve(in node: ItemNode) -> Value { place.mapped(by: origin.transform(to: node)) }

  override func isEqual(to other: AnchorBox<Value>) -> Bool {
    guard let other = other as? PlaceAnchor else { return false }
    return place == other.place && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
