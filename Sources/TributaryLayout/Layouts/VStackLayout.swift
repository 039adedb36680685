public import TributaryGeometry

/// The layout of a `VStack`: views in a column, from the top to the bottom.
public struct VStackLayout: Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views meet.
  public var alignment: HorizontalAlignment

  /// Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the column remembers of its views.
  public struct Cache: StackLayoutCache {
    var solver: StackSolver
  }
}

extension VStackLayout: StackLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}
