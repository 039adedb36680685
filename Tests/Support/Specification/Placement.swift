import Foundation
import SceneTestSupport
import TributaryGeometry

/// The geometry that a reader provides.
struct Geometry {
  var size: CGSize
  /// The map from the coordinates of the view to those of the root.
  var map = CGAffineTransform.identity
  /// The named spaces around the view, innermost last (COORD-03, COORD-09).
  var spaces: [(name: String, map: CGAffineTransform)] = []

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The frame in the root.
  var frame: CGRect { bounds.applying(map) }

  /// The frame in a space: the local one without a name, and the root for an unknown name (COORD-01, COORD-04,
  /// COORD-05).
  func frame(in name: String?) -> CGRect {
    guard let name else { return bounds }
    return spaces.last { $0.name == name }.map { $0.map.local(frame) } ?? frame  // COORD-10
  }
}

extension CGAffineTransform {
  func moved(by origin: CGPoint) -> CGAffineTransform { translatedBy(x: origin.x, y: origin.y) }

  /// The rectangle that the map takes to a rectangle.
  func local(_ rect: CGRect) -> CGRect { a == 0 ? .zero : rect.applying(inverted()) }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height] }
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
  /// The calls of `reduce`, and the folds that have run.
  var reduces: [ReduceCall] = []
  var folds: Set<String> = []
  /// The anchors of the preferences around content that is created from them.
  var anchors: [Key: [Double]] = [:]
  /// The regions around the view that is placed, the innermost last.
  var regions: [SafeRegion] = []

  /// Places the content in the middle of the safe area (FRAME-16). Several views form a column (STACK-15).
  mutating func placedRoot() -> Placed {
    let scene = specification.scene
    let root = scene.content.content(in: Scope(values: specification.variables), direction: .vertical)
    let insets = specification.insets
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
    return place(root, Proposal(room), CGAffineTransform.identity.moved(by: origin), [])
  }

  /// Places a view and its content.
  mutating func place(
    _ item: Item, _ proposal: Proposal, _ map: CGAffineTransform, _ spaces: [(name: String, map: CGAffineTransform)]
  ) -> Placed {
    let geometry = Geometry(size: item.size(for: proposal), map: map, spaces: spaces)
    var placed = Placed(item: item, geometry: geometry)
    var (map, spaces) = (map, spaces)
    switch item.role {
    case .effect(.space(let name)): spaces.append((name, map))
    // A scale about a point of the view (ANCHOR-08, ANCHOR-13).
    case .effect(.scale(let factor, let place)):
      let (factor, center) = (item.scope.number(factor), place.point(in: geometry.size))
      map = map.moved(by: CGPoint(x: center.x * (1 - factor), y: center.y * (1 - factor)))
        .scaledBy(x: factor, y: factor)
    default: break
    }
    let own = geometry.bounds
    for var slot in item.slots(for: proposal) {
      let outer = regions
      switch item.role {
      // The view is larger where it is placed, from the top-leading corner of what it extends over (SAFE-09, SAFE-24).
      case .effect(.ignoresSafeArea(let edges)):
        let local = regions.map { SafeRegion(inner: map.local($0.inner), outer: map.local($0.outer)) }
        let extended = own.extended(edges, over: local)
        slot.origin = extended.origin
        slot.proposal = Proposal(
          width: proposal.width.map { $0 + extended.width - own.width },
          height: proposal.height.map { $0 + extended.height - own.height })
      // A view can extend into its padding and under its bar, and a bar over the outer region (SAFE-17, SAFE-19,
      // SAFE-31).
      case .effect(.padding(_, _, isSafeArea: true)),
        .effect(.safeAreaInset) where slot.child == 0:
        var inner = CGRect(origin: slot.origin, size: item.child.size(for: slot.proposal))
        // A bar covers a single edge (SAFE-28).
        if case .effect(.safeAreaInset(let edge, _, _)) = item.role {
          let (x, y) = edge.isVertical ? (own, inner) : (inner, own)
          inner = CGRect(x: x.minX, y: y.minY, width: x.width, height: y.height)
        }
        regions.append(SafeRegion(inner: inner.applying(map), outer: own.applying(map)))
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
      let value = fold(key, placed.children[0]) ?? key.defaultValue
      let outer = anchors[key]
      if key.isAnchored { anchors[key] = value.list }
      let content = item.nodes.content(in: item.scope.with(name, value), number: item.number)
      let slot = item.decorated(proposal, with: content, place)
      placed.children.append(self.place(content, slot.proposal, map.moved(by: slot.origin), spaces))
      anchors[key] = outer
    // An anchor is resolved in the coordinates of the reader (ANCHOR-04, ANCHOR-11).
    case .element(.marks(let key)):
      let all = anchors[key] ?? []
      placed.marks = stride(from: 0, to: all.count, by: 4).map { index in
        let rect = map.local(CGRect(x: all[index], y: all[index + 1], width: all[index + 2], height: all[index + 3]))
        return Array(rect.numbers.prefix(key == .Points ? 2 : 4))
      }
    default: break
    }
    return placed
  }
}
