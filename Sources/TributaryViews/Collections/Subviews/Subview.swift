@_spi(Engine) public import TributaryEngine

/// A view that represents one of the subviews of another view. It can be displayed once, at any place.
///
/// The subview inherits the environment of the place at which it is displayed. Its state belongs to its ``id`` at that
/// place.
///
/// > Source: conformance SUBVIEW-01 to SUBVIEW-04.
public struct Subview: Identifiable {
  let element: FoundView

  /// The identity of a subview, stable across evaluations.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// The identity of the subview: its place in the source view, including the ids of enclosing data elements and of its
  /// modifiers.
  public var id: ID { ID(path: element.path) }

  /// The values that the view provides to its container.
  public var containerValues: ContainerValues { element.values }
}

extension Subview: View, BuiltInComposite {
  public var body: some View { element.view.id(id) }
}

/// A resolved subview with its path and its container values.
final class FoundView {
  let view: AnyView
  let path: SubviewPath
  let values: ContainerValues

  init(_ view: AnyView, at path: SubviewPath, _ values: ContainerValues) {
    self.view = view
    self.path = path
    self.values = values
  }
}

/// The path from a view to one of its subviews.
struct SubviewPath: Hashable {
  enum Step: Hashable {
    /// The index in a list of views, or the branch of a condition.
    case index(Int)
    /// The id of a data element.
    case element(AnyHashable)
    /// The id from an `id(_:)` modifier.
    case explicit(AnyHashable)
    /// The type of the view in a type-erased view.
    case type(ObjectIdentifier)
    /// The body of a composite view.
    case body
  }

  private(set) var steps: [Step] = []

  func appending(_ step: Step) -> SubviewPath { SubviewPath(steps: steps + [step]) }
}
