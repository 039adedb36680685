package import TributaryGeometry

extension ItemNode {
  /// Returns the frame of the item in the container's coordinates, in points: the model frame or the displayed frame.
  package final func frame(_ aspect: GeometryAspect) -> CGRect {
    if aspect == .shown, flags.contains(.isInMotion), let shown = host.animator?.displayedFrame(of: self) {
      return shown
    }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the map from this item's coordinates to those of an enclosing item, or of the root if `ancestor` is `nil`.
  ///
  /// - Parameter aspect: Whether to use the model geometry or the displayed geometry of the items.
  package final func transform(upTo ancestor: ItemNode?, _ aspect: GeometryAspect = .model) -> CGAffineTransform {
    var map = OutwardMap()
    var reference: Unretained<ItemNode>? = self === ancestor ? nil : extend(&map, aspect)
    while let current = reference { reference = current.with { $0 === ancestor ? nil : $0.extend(&map, aspect) } }
    return map.whole
  }

  /// Extends a map to this item's coordinates to those of its container, and returns the container.
  private final func extend(_ map: inout OutwardMap, _ aspect: GeometryAspect) -> Unretained<ItemNode>? {
    var place = origin
    if aspect == .shown, flags.contains(.isInMotion) {
      place = frame(.shown).origin
      if let transition = host.animator?.displayedTransform(of: self) { map.append(transition) }
    }
    map.x += place.x
    map.y += place.y
    if let effect = containerReference?.with({ $0.contentTransform(aspect) }) ?? nil { map.append(effect) }
    return containerReference
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

/// A map from an item's coordinates to those of an enclosing item, composed from the item outward.
private struct OutwardMap {
  /// The translation after `linear`, in points.
  var x: CGFloat = 0
  var y: CGFloat = 0
  /// The map up to the last effect; `nil` if there is none.
  private var linear: CGAffineTransform?

  /// The composed map.
  var whole: CGAffineTransform {
    let rest = CGAffineTransform(translationX: x, y: y)
    return linear.map { $0.followed(by: rest) } ?? rest
  }

  /// Appends an effect on the coordinates that the map has reached.
  mutating func append(_ effect: CGAffineTransform) {
    let step = CGAffineTransform(translationX: x, y: y).concatenating(effect)
    linear = linear.map { $0.followed(by: step) } ?? step.asCoordinates
    x = 0
    y = 0
  }
}

extension CGAffineTransform {
  /// Returns the concatenation with another map, with its components limited to finite bounds.
  fileprivate func followed(by next: CGAffineTransform) -> CGAffineTransform { concatenating(next).asCoordinates }
}

/// The geometry of an item that an operation uses during an animation.
@_spi(Engine) public enum GeometryAspect {
  /// The geometry determined by layout, which is used for everything except drawing.
  case model
  /// The animated geometry in which the item is displayed.
  case shown
}

extension ItemNode {
  /// Updates the transforms of the effects around this item, which layout has placed but the geometry pass has not
  /// processed yet.
  @MainActor
  package final func bringEffectsUpToDate() {
    var node = containerReference
    while let current = node {
      node = current.with {
        if $0.flags.contains(.subtreeHasObservers) { $0.contentTransformIsNeeded() }
        return $0.containerReference
      }
    }
  }
}
