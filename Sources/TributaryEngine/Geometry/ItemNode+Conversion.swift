package import TributaryGeometry

extension ItemNode {
  /// The map from this item's coordinates to those of an item around it; to the root's if `ancestor` is `nil`.
  ///
  /// - Parameter aspect: Whether the items are taken where they stand, or where they are shown.
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

  /// The nearest item that contains both, counting the items themselves.
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

  /// The map from this item's coordinates to those of another item of the same tree.
  ///
  /// It goes up to the nearest common ancestor and down again, so that a move of both changes no bit of the answer.
  package final func transform(to other: ItemNode) -> CGAffineTransform {
    if self === other { return .identity }
    let common = commonAncestor(with: other)
    let up = transform(upTo: common)
    if common === other { return up }
    return up.followed(by: other.transform(upTo: common).inverted())
  }

  /// A rectangle of this item in the root's coordinates: the bounding box, if something is rotated.
  package final func rootFrame(of rect: CGRect) -> CGRect { transform(upTo: nil).map(rect) }

  /// The rectangle of this item in the root's coordinates, where it stands or where it is shown.
  package final func rootFrame(_ aspect: GeometryAspect) -> CGRect {
    transform(upTo: nil, aspect).map(CGRect(origin: .zero, size: frame(aspect).size))
  }
}

extension CGAffineTransform {
  /// This map, then another one. Where many follow each other, the numbers are kept within bounds.
  fileprivate func followed(by next: CGAffineTransform) -> CGAffineTransform { concatenating(next).asCoordinates }

  /// The bounding box of a mapped rectangle; exact and without rounding where the map only moves.
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

  /// Whether rectangles stay rectangles with parallel edges.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

/// Which geometry of an item is meant, while something moves.
@_spi(Engine) public enum GeometryAspect {
  /// Where layout has put the item: what everything but drawing goes by.
  case model
  /// Where the item is seen on its way there.
  case shown
}

/// An item whose `contentTransform` follows from its size by code of users.
///
/// Such an item observes geometry: who looks for it has to look only where `subtreeHasObservers` is set.
package protocol SizedEffectNode: ItemNode {
  /// Somebody asks for `contentTransform` before the geometry pass: it has to fit the size of this item now.
  ///
  /// Called between layout and geometry. It may ask for drawing.
  @MainActor func contentTransformIsNeeded()
}

extension ItemNode {
  /// This item, if it is one whose map follows from its size.
  @inline(__always)
  package final var sizedEffect: (any SizedEffectNode)? {
    flags.contains(.subtreeHasObservers) ? self as? any SizedEffectNode : nil
  }
}
