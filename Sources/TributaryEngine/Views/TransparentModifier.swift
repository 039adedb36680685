/// A modifier that changes what its content is given, and adds no item: environment, identity, life cycle.
@MainActor @preconcurrency
public protocol TransparentModifier: ViewModifier where Body == Never {}

extension TransparentModifier {
  @inlinable public static var _keepsSingleItem: Bool { true }
}
