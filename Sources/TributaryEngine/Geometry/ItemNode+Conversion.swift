package import TributaryGeometry

extension ItemNode {
  /// Returns the map from this item's coordinates to those of an enclosing item, or of the root if `ancestor` is `nil`.
  ///
  /// - Parameter aspect: Whether to use the model geometry or the displayed geometry of the items.
  package final func transform(upTo ancestor: ItemNode?, _ aspect: GeometryAspect = .model) -> CGAffineTransform {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var linear: CGAffineTransform?
    var node = self
    while node !== ancestor {
      var place = node.origin
      if aspect == .shown, node.flags.contains(.isInMotion) {
        place = node.frame(.shown).origin
        if let map = node.host.transitionMap(of: node) {
          let step = CGAffineTransform(translationX: x, y: y).concatenating(map)
          linear = linear.map { $0.followed(by: step) } ?? step.asCoordinates
          x = 0
          y = 0
        }
      }
      x += place.x
      y += place.y
      guard let container = node.container else { break }
      if let effect = container.contentTransform(aspect) {
        let step = CGAffineTransform(translationX: x, y: y).concatenating(effect)
        linear = linear.map { $0.followed(by: step) } ?? step.asCoordinates
        x = 0
        y = 0
      }
      node = container
    }
    let rest = CGAffineTransform(translationX: x, y: y)
    return linear.map { $0.followed(by: rest) } ?? rest
  }

  /// Returns the nearest item that contains both items, which may be one of them.
  package final func commonAncestor(with other: ItemNode) -> ItemNode? {
    var chain: ContiguousArray<ObjectIdentifier> = []
    var node: ItemNode? = other
    while let current = node {
      chain.append(ObjectIdentifier(current))
      node = current.container
    }
    node = self
    while let current = node {
      if chain.contains(ObjectIdentifier(current)) { return current }
      node = current.container
    }
    return nil
  }

  /// Returns the map from this item's coordinates to those of another item of the same tree.
  ///
  /// The map is composed through the nearest common ancestor, so that moving both items does not change a single bit of
  /// the result.
  package final func transform(to other: ItemNode) -> CGAffineTransform {
    if self === other { return .identity }
    let common = commonAncestor(with: other)
    let up = transform(upTo: common)
    if common === other { return up }
    return up.followed(by: other.transform(upTo: common).inverted())
  }

  /// Returns a rectangle of this item in the root's coordinates; the bounding box if a rotation applies.
  package final func rootFrame(of rect: CGRect) -> CGRect { transform(upTo: nil).map(rect) }

  /// Returns the bounds of this item in the root's coordinates, for the model geometry or the displayed geometry.
  package final func rootFrame(_ aspect: GeometryAspect) -> CGRect {
    transform(upTo: nil, aspect).map(CGRect(origin: .zero, size: frame(aspect).size))
  }
}

extension CGAffineTransform {
  /// Returns the concatenation with another map, with its components limited to finite bounds.
  fileprivate func followed(by next: CGAffineTransform) -> CGAffineTransform { concatenating(next).asCoordinates }

  /// Returns the bounding box of a mapped rectangle. The result is exact and not rounded if the map is a translation.
  package func map(_ rect: CGRect) -> CGRect {
    if a == 1, b == 0, c == 0, d == 1 {
      return CGRect(x: rect.minX + tx, y: rect.minY + ty, width: rect.width, height: rect.height)
    }
    return rect.applying(self).asCoordinates
  }

  package func map(_ point: CGPoint) -> CGPoint {
    if a == 1, b == 0, c == 0, d == 1 { return CGPoint(x: point.x + tx, y: point.y + ty) }
    return point.applying(self)
  }

  /// Whether the map preserves axis-aligned rectangles.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

/// The geometry of an item that an operation uses during an animation.
@_spi(Engine) public enum GeometryAspect {
  /// The geometry determined by layout, which is used for everything except drawing.
  case model
  /// The animated geometry in which the item is displayed.
  case shown
}

/// An item whose `contentTransform` is computed from its size by client code.
///
/// Such an item observes geometry, so a search can be limited to subtrees with `subtreeHasObservers`.
package protocol SizedEffectNode: ItemNode {
  /// Updates `contentTransform` for the item's current size, before the geometry pass.
  ///
  /// The method is called between layout and geometry, and may request drawing.
  @MainActor func contentTransformIsNeeded()
}

extension ItemNode {
  /// This item, if its map depends on its size; otherwise `nil`.
  @inline(__always)
  package final var sizedEffect: (any SizedEffectNode)? {
    flags.contains(.subtreeHasObservers) ? self as? any SizedEffectNode : nil
  }
}
