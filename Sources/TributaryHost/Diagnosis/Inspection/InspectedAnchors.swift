@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryInspection
@_spi(Engine) import TributaryViews

/// The anchors in a value of a preference, resolved in the root.
@MainActor
struct InspectedAnchors {
  /// The frames in the coordinate space of the root, in points; the frame of a point has no size.
  private(set) var frames: [CGRect] = []
  private let root: ItemNode

  private static let most = 256
  private static let deepest = 6

  init(in value: Any, _ core: ViewGraph) {
    root = core.root
    look(at: value, depth: 0)
  }

  private mutating func look(at value: Any, depth: Int) {
    if let anchor = value as? any PlacedAnchor {
      let rects = anchor.placed(in: root).filter { !$0.isNull && !$0.isInfinite }
      frames += rects.map(\.asCoordinates).prefix(Self.most - frames.count)
      return
    }
    // A custom mirror is client code, which is not executed for an inspection.
    guard depth < Self.deepest, frames.count < Self.most, !Self.isShownByItsUser(value) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return }
    for child in mirror.children.prefix(Self.most) { look(at: child.value, depth: depth + 1) }
  }

  private static func isShownByItsUser(_ value: Any) -> Bool {
    value is any CustomReflectable && !(value is any Collection) && !(value is any ExpressibleByNilLiteral)
  }
}

/// A type-erased anchor.
private protocol PlacedAnchor {
  /// Returns the locations of the anchor in the coordinate space of a node.
  @MainActor func placed(in node: ItemNode) -> [CGRect]
}

extension Anchor: PlacedAnchor {
  fileprivate func placed(in node: ItemNode) -> [CGRect] { places(of: box.resolve(in: node)) }
}

private func places(of value: Any) -> [CGRect] {
  switch value {
  case let rect as CGRect: [rect]
  case let point as CGPoint: [CGRect(origin: point, size: .zero)]
  case let rects as [CGRect]: rects
  case let points as [CGPoint]: points.map { CGRect(origin: $0, size: .zero) }
  case let rect as CGRect?: rect.map { [$0] } ?? []
  default: []
  }
}

/// An item that aligns its content.
protocol AligningNode: ItemNode {
  /// The alignment; `nil` if the item is not declared by client code.
  var inspectedAlignment: String? { get }
}

extension StackNode: AligningNode {
  var inspectedAlignment: String? { alignment.inspectedName }
}

extension ZStackNode: AligningNode {
  var inspectedAlignment: String? {
    [alignment.horizontal.key, alignment.vertical.key].map(\.inspectedName).joined(separator: ", ")
  }
}

/// An item that sets alignment guides.
@MainActor
protocol GuidedNode: ItemNode {
  /// The alignment guides. No client code is executed: the guide of a closure is its last result.
  var inspectedGuides: [Inspection.Guide] { get }
}

extension AlignmentGuideNode: GuidedNode {
  var inspectedGuides: [Inspection.Guide] { lastAnswer.map { [Inspection.Guide(key, at: $0)] } ?? [] }
}

extension TextNode: GuidedNode {
  var inspectedGuides: [Inspection.Guide] {
    guard flags.contains(.isPlaced) else { return [] }
    let dimensions = ViewDimensions(size: size, proposal: proposal, guides: self)
    let keys = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    var guides = keys.compactMap { key in
      explicitGuide(key, in: dimensions).map { Inspection.Guide(key, at: $0) }
    }
    // The baselines of a single line are equal.
    if guides.count == 2, guides[0].position == guides[1].position { guides.removeLast() }
    return guides
  }
}

extension Inspection.Guide {
  fileprivate init(_ key: AlignmentKey, at position: CGFloat) {
    self.init(
      name: key.inspectedName, axis: key.axis == .horizontal ? "horizontal" : "vertical",
      position: Double(position.asCoordinate))
  }
}

extension AlignmentKey {
  /// The name of the guide in source code, or the type that identifies it.
  fileprivate var inspectedName: String {
    switch kind {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom: typeName(of: id)
    }
  }
}
