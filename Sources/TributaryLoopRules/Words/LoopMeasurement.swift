package import TributaryGeometry

/// The dependency of the received values on geometry.
package struct LoopMeasurement: Equatable {
  /// Whether each value depends only on state, and not on geometry.
  package let isNone: Bool
  /// The nearest geometry effect around the measured view that changes with the loop; `nil` if there is none.
  package let effect: LoopEffect?
  /// Whether a reader that observes a value, such as `onChange`, is in content that is built from changed geometry.
  package let isOfContent: Bool
  /// The size of the measured view; `nil` if it is unknown or has not changed.
  package let size: LoopSizeChange?
  /// The position of the measured view; `nil` if it is unknown or has not changed.
  package let position: LoopPositionChange?

  package init(
    isNone: Bool = false, effect: LoopEffect? = nil, isOfContent: Bool = false, size: LoopSizeChange? = nil,
    position: LoopPositionChange? = nil
  ) {
    self.isNone = isNone
    self.effect = effect
    self.isOfContent = isOfContent
    self.size = size
    self.position = position
  }
}

/// A geometry effect around a measured view.
package struct LoopEffect: Equatable {
  /// The name of the modifier, such as `offset`.
  package let name: String
  /// Whether the measured view has another frame than the content of the effect, so that a measurement outside the
  /// effect yields another value.
  package let containsLayout: Bool

  package init(_ name: String, containsLayout: Bool = false) {
    self.name = name
    self.containsLayout = containsLayout
  }
}

/// The change of the position of a measured view in the last pass, in points.
package struct LoopPositionChange: Equatable {
  package let old: CGFloat
  package let new: CGFloat

  /// Creates a change of position along the axis with the larger change; `nil` if the position is the same.
  ///
  /// - Parameter received: The old and new numbers of the reader. If there is one of each, it is the position in the
  ///   coordinate space of the reader.
  package init?(from old: CGPoint, to new: CGPoint, received: (old: [Double], new: [Double]) = ([], [])) {
    if old == new { return nil }
    let (first, second) = abs(old.y - new.y) >= abs(old.x - new.x) ? (old.y, new.y) : (old.x, new.x)
    if let old = received.old.only, let new = received.new.only, old != new {
      (self.old, self.new) = (CGFloat(old), CGFloat(new))
    } else {
      (self.old, self.new) = (first, second)
    }
  }
}

extension [Double] {
  /// The element of an array with one element.
  fileprivate var only: Double? { count == 1 ? first : nil }
}

/// The change of the size of a measured view in the last pass, in points.
package struct LoopSizeChange: Equatable {
  package let old: CGSize
  package let new: CGSize
  /// The axes of the lengths that the reader receives, or those along which the size has changed.
  package let axes: Axis.Set

  /// Creates a change of size.
  ///
  /// - Parameters:
  ///   - received: The old and new numbers of the reader, which determine the axes.
  /// - Returns: `nil` if the size is the same.
  package init?(from old: CGSize, to new: CGSize, received: (old: [Double], new: [Double]) = ([], [])) {
    var changed: Axis.Set = []
    if old.width != new.width { changed.insert(.horizontal) }
    if old.height != new.height { changed.insert(.vertical) }
    if changed.isEmpty { return nil }
    self.old = old
    self.new = new
    var read: Axis.Set = []
    for axis in [Axis.horizontal, .vertical] where changed.contains(Axis.Set(axis)) {
      if received.old.contains(Double(old.length(along: axis))), received.new.contains(Double(new.length(along: axis)))
      {
        read.insert(Axis.Set(axis))
      }
    }
    axes = read.isEmpty ? changed : read
  }
}
