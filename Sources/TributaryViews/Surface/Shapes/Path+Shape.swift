@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A path as a shape stays where its coordinates say, whatever rectangle it is given.
extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { self }
}
