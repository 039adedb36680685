public import TributaryGeometry

/// The layout of an `HStack`: views in a row, from the leading to the trailing edge.
public struct HStackLayout: Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views meet.
  public var alignment: VerticalAlignment

  /// Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the row remembers of its views.
  public struct Cache: StackLayoutCache {
    var solver: StackSolver
  }
}

extension HStackLayout: StackLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}
