import Foundation
import SceneTestSupport
import TributaryGeometry

/// A map from the coordinates of a view to those of the root: a scale, then an offset.
struct Map {
  var scale: CGFloat = 1
  var offset = CGPoint.zero

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
  }

  func apply(_ rect: CGRect) -> CGRect {
    let origin = apply(rect.origin)
    let size = CGSize(width: rect.width * scale, height: rect.height * scale)
    return CGRect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height), width: abs(size.width),
      height: abs(size.height))
  }

  func moved(by origin: CGPoint) -> Map { Map(scale: scale, offset: apply(origin)) }

  /// A scale about the center of a view (ANCHOR-08, ANCHOR-13).
  func scaled(by factor: CGFloat, about center: CGPoint) -> Map {
    moved(by: CGPoint(x: center.x * (1 - factor), y: center.y * (1 - factor))).multiplied(by: factor)
  }

  private func multiplied(by factor: CGFloat) -> Map { Map(scale: scale * factor, offset: offset) }

  /// The rectangle of which `apply` returns a rectangle.
  func inverse(_ rect: CGRect) -> CGRect {
    guard scale != 0 else { return .zero }
    let (x, y) = ((rect.minX - offset.x) / scale, (rect.minY - offset.y) / scale)
    let (width, height) = (rect.width / scale, rect.height / scale)
    return CGRect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }
}

/// The geometry that a reader provides.
struct Geometry {
  var size: CGSize
  var map: Map
  /// The named spaces around the view, innermost last (COORD-03, COORD-09).
  var spaces: [(name: String, map: Map)]

  /// A length in a space: the local one without a name, and the root for an unknown name (COORD-01, COORD-04, COORD-05).
  func length(_ quantity: Quantity, in name: String?) -> Double {
    let local = CGRect(origin: .zero, size: size)
    var frame = local
    if let name {
      let inRoot = map.apply(local)
      frame = spaces.last { $0.name == name }.map { $0.map.inverse(inRoot) } ?? inRoot  // COORD-10
    }
    return switch quantity {
    case .width: name == nil ? size.width : frame.width
    case .height: name == nil ? size.height : frame.height
    case .minX: frame.minX
    case .minY: frame.minY
    case .midX: frame.midX
    case .midY: frame.midY
    case .maxX: frame.maxX
    case .maxY: frame.maxY
    }
  }
}

/// A view at its place in the root.
struct Placed {
  var item: Item
  var geometry: Geometry
  var children: [Placed] = []
  /// The resolved anchors of `Marks`.
  var marks: [[Double]]?
}

/// The computation of one pass.
struct Pass {
  let specification: Specification
  var reduces = ReduceLog()
  /// The anchors of the preferences around content that is created from them.
  var anchors: [Key: [CGRect]] = [:]
  /// The regions around the view that is placed, the innermost last.
  private var regions: [SafeRegion] = []

  init(_ specification: Specification) { self.specification = specification }

  /// Places the content in the middle of the safe area (FRAME-16). Several views form a column (STACK-15).
  mutating func placedRoot() -> Placed {
    let scene = specification.scene
    let root = scene.content.content(in: Scope(values: specification.variables), direction: .vertical)
    let insets = scene.insets
    let room = CGSize(
      width: max(specification.size.width - insets.leading - insets.trailing, 0),
      height: max(specification.size.height - insets.top - insets.bottom, 0))
    regions = [
      SafeRegion(
        inner: CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: room),
        outer: CGRect(origin: .zero, size: specification.size))
    ]
    let size = root.size(for: Proposal(room))
    let origin = CGPoint(
      x: insets.leading + (room.width - size.width) / 2, y: insets.top + (room.height - size.height) / 2)
    return place(root, Proposal(room), Map().moved(by: origin), [])
  }

  /// Places a view and its content.
  mutating func place(_ item: Item, _ proposal: Proposal, _ map: Map, _ spaces: [(name: String, map: Map)]) -> Placed {
    let geometry = Geometry(size: item.size(for: proposal), map: map, spaces: spaces)
    var placed = Placed(item: item, geometry: geometry)
    var (map, spaces) = (map, spaces)
    switch item.role {
    case .effect(.space(let name)): spaces.append((name, map))
    case .effect(.scale(let factor)):
      map = map.scaled(
        by: item.scope.number(factor), about: CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2))
    default: break
    }
    let own = CGRect(origin: .zero, size: geometry.size)
    for var slot in item.slots(for: proposal) {
      let outer = regions
      switch item.role {
      // The view is larger where it is placed, from the top-leading corner of what it extends over (SAFE-09, SAFE-24).
      case .effect(.ignoresSafeArea(let edges)):
        let extended = map.inverse(map.apply(own).extended(edges, over: regions))
        slot = Slot(
          0, extended.origin,
          Proposal(
            width: proposal.width.map { $0 + extended.width - own.width },
            height: proposal.height.map { $0 + extended.height - own.height }))
      // A view can extend under its bar, and a bar over the outer region (SAFE-17, SAFE-19).
      case .effect(.safeAreaInset) where slot.child == 0:
        let inner = CGRect(origin: slot.origin, size: item.child.size(for: slot.proposal))
        regions.append(SafeRegion(inner: map.apply(inner), outer: map.apply(own)))
      default: break
      }
      placed.children.append(place(item.children[slot.child], slot.proposal, map.moved(by: slot.origin), spaces))
      regions = outer
    }
    switch item.role {
    // A reader's content is made from its final geometry, and placed at its top-leading corner (COORD-18, COORD-20,
    // FRAME-15).
    case .element(.reader(let name)):
      var scope = item.scope
      scope.geometries[name] = geometry
      scope.direction = .depth
      placed.children = item.nodes.items(in: scope).map { place($0, Proposal(geometry.size), map, spaces) }
    // Content that is made from a preference is made after the fold of its view, in the same pass (PREF-58, PREF-59,
    // PREF-61).
    case .effect(.preferenceContent(let key, _, let place, let name)):
      let value = fold(key, placed.children[0])?.value ?? key.defaultValue
      let outer = anchors[key]
      if key.isAnchored { anchors[key] = value.rects }
      let content = item.nodes.content(in: item.scope.with(name, value), number: item.number)
      let slot = item.decorating(place, item.child, proposal, content, 1)
      placed.children.append(self.place(content, slot.proposal, map.moved(by: slot.origin), spaces))
      anchors[key] = outer
    // An anchor is resolved in the coordinates of the reader (ANCHOR-04, ANCHOR-11).
    case .element(.marks(let key)):
      let rects = (anchors[key] ?? []).map { map.inverse($0) }
      placed.marks = rects.map { key == .Points ? [$0.minX, $0.minY] : [$0.minX, $0.minY, $0.width, $0.height] }
    default: break
    }
    return placed
  }
}
