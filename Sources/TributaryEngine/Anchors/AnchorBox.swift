import TributaryDiagnostics
public import TributaryGeometry

/// The type-erased content of an anchor, which resolves to a value in the coordinates of a node.
@usableFromInline
package class AnchorBox<Value> {
  /// Returns the value in the coordinates of `node`.
  package func resolve(in node: ItemNode) -> Value { preconditionFailure("Subclasses must override resolve(in:).") }
  /// Returns the value to use after the reading view was removed: zero.
  package func resolveWithoutView() -> Value { preconditionFailure("Subclasses must override resolveWithoutView().") }
  /// The nodes at which the anchor was created, with their geometry at that time.
  package var origins: ContiguousArray<AnchorOrigin> { [] }
  package func isEqual(to other: AnchorBox<Value>) -> Bool { false }
  package func hash(into hasher: inout Hasher) {}
  /// The value in the root when the anchor was created, in points.
  package var text: String { preconditionFailure("Subclasses must override text.") }
}

/// The type-erased content of an anchor source, which creates anchors.
@usableFromInline
package class AnchorSourceBox<Value> {
  @usableFromInline
  package func anchor(from origin: AnchorOrigin) -> AnchorBox<Value> {
    preconditionFailure("Subclasses must override anchor(from:).")
  }

  /// Returns whether another source creates the same anchor for every item.
  @usableFromInline
  package func isEqual(to other: AnchorSourceBox<Value>) -> Bool { self === other }
}

/// An optional anchor, which resolves to an optional value.
private final class OptionalAnchor<T>: AnchorBox<T?> {
  let anchor: AnchorBox<T>?

  override var origins: ContiguousArray<AnchorOrigin> { anchor?.origins ?? [] }

  init(_ anchor: AnchorBox<T>?) { self.anchor = anchor }

  override func resolveWithoutView() -> T? { anchor?.resolveWithoutView() }

  override func resolve(in node: ItemNode) -> T? { anchor?.resolve(in: node) }

  override func isEqual(to other: AnchorBox<T?>) -> Bool {
    guard let other = other as? OptionalAnchor<T> else { return false }
    guard let anchor, let theirs = other.anchor else { return anchor == nil && other.anchor == nil }
    return anchor.isEqual(to: theirs)
  }

  override func hash(into hasher: inout Hasher) { anchor?.hash(into: &hasher) }

  override var text: String { anchor?.text ?? "nil" }
}

/// A source that creates an optional anchor.
@usableFromInline
package final class OptionalSource<T>: AnchorSourceBox<T?> {
  private let source: AnchorSourceBox<T>?

  package init(_ source: AnchorSourceBox<T>?) { self.source = source }

  override package func anchor(from origin: AnchorOrigin) -> AnchorBox<T?> {
    OptionalAnchor(source?.anchor(from: origin))
  }

  @usableFromInline
  override package func isEqual(to other: AnchorSourceBox<T?>) -> Bool {
    guard let other = other as? OptionalSource<T> else { return false }
    guard let source, let theirs = other.source else { return source == nil && other.source == nil }
    return source.isEqual(to: theirs)
  }
}

/// A source that creates an array of anchors as one anchor.
@usableFromInline
package final class ArraySource<T>: AnchorSourceBox<[T]> {
  private let sources: [AnchorSourceBox<T>]

  package init(_ sources: [AnchorSourceBox<T>]) { self.sources = sources }

  override package func anchor(from origin: AnchorOrigin) -> AnchorBox<[T]> {
    ArrayAnchor(sources.map { $0.anchor(from: origin) })
  }

  @usableFromInline
  override package func isEqual(to other: AnchorSourceBox<[T]>) -> Bool {
    guard let other = other as? ArraySource<T>, sources.count == other.sources.count else { return false }
    return zip(sources, other.sources).allSatisfy { $0.isEqual(to: $1) }
  }
}

/// An array of anchors, which resolves to an array of values.
private final class ArrayAnchor<T>: AnchorBox<[T]> {
  let anchors: [AnchorBox<T>]

  override var origins: ContiguousArray<AnchorOrigin> { ContiguousArray(anchors.flatMap(\.origins)) }

  init(_ anchors: [AnchorBox<T>]) { self.anchors = anchors }

  override func resolveWithoutView() -> [T] { anchors.map { $0.resolveWithoutView() } }

  override func resolve(in node: ItemNode) -> [T] { anchors.map { $0.resolve(in: node) } }

  override func isEqual(to other: AnchorBox<[T]>) -> Bool {
    guard let other = other as? ArrayAnchor<T>, anchors.count == other.anchors.count else { return false }
    return zip(anchors, other.anchors).allSatisfy { $0.isEqual(to: $1) }
  }

  override func hash(into hasher: inout Hasher) {
    for anchor in anchors { anchor.hash(into: &hasher) }
  }

  override var text: String { "[\(anchors.map { "(\($0.text))" }.joined(separator: ", "))]" }
}

/// A point or rectangle that can be converted to the coordinates of any view.
package protocol ConvertibleGeometry: Equatable {
  static var zero: Self { get }

  /// Returns this geometry in the target coordinates of a map.
  func mapped(by transform: CGAffineTransform) -> Self

  /// The coordinates and lengths in points, such as `20, 40, 60 × 20`.
  var text: String { get }
}

extension CGPoint: ConvertibleGeometry {
  package func mapped(by transform: CGAffineTransform) -> CGPoint { transform.map(self) }

  package var text: String { "\(NumberText(Double(x))), \(NumberText(Double(y)))" }
}

extension CGRect: ConvertibleGeometry {
  package func mapped(by transform: CGAffineTransform) -> CGRect { transform.map(self) }

  package var text: String {
    "\(origin.text), \(NumberText(Double(size.width))) × \(NumberText(Double(size.height)))"
  }
}

/// A source that computes a place from the size of the view.
package final class ConvertibleAnchorSource<Value: ConvertibleGeometry>: AnchorSourceBox<Value> {
  /// The function that returns the place in a view of the given size, in points.
  package let place: (CGSize) -> Value
  /// The parameter of the function. Functions with equal parameters return equal places.
  private let parameter: Parameter

  /// The parameter of a place.
  package enum Parameter: Equatable {
    case bounds
    case rect(CGRect)
    case point(CGPoint)
    case unitPoint(UnitPoint)
  }

  private let make: (AnchorOrigin, Value) -> AnchorBox<Value>

  /// - Parameter make: The function that creates the anchor for a place. Code that knows the concrete type of the place
  ///   passes it, because generic code would look up the type for each anchor.
  package init(
    _ parameter: Parameter, _ place: @escaping (CGSize) -> Value,
    make: @escaping (AnchorOrigin, Value) -> AnchorBox<Value>
  ) {
    self.parameter = parameter
    self.place = place
    self.make = make
  }

  override package func anchor(from origin: AnchorOrigin) -> AnchorBox<Value> {
    make(origin, place(origin.geometry.size))
  }

  @usableFromInline
  override package func isEqual(to other: AnchorSourceBox<Value>) -> Bool {
    (other as? ConvertibleAnchorSource).map { $0.parameter == parameter } ?? false
  }
}

/// A place in the coordinates of the view at which the anchor was created.
final class ConvertibleAnchor<Value: ConvertibleGeometry>: AnchorBox<Value> {
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
    guard let other = other as? ConvertibleAnchor else { return false }
    return place == other.place && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }

  override var text: String { place.mapped(by: origin.transformToRoot).text }
}
