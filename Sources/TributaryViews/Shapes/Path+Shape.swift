public import TributaryDrawing
public import TributaryGeometry

/// A path as a shape stays where its coordinates say, whatever rectangle it is given.
extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  public func path(in rect: CGRect) -> Path { self }
}
