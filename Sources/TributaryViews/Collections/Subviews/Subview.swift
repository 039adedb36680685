@_spi(Engine) public import TributaryEngine

/// One of the views that another view stands for: it may be shown, once, wherever a view may stand.
///
/// What is around it where it is shown is its environment. Its state lives with its ``id``, at that place.
///
/// > Source: conformance SUBVIEW-01 to SUBVIEW-04.
public struct Subview: Identifiable {
  let element: FoundView

  /// What tells a subview from the others, from one evaluation to the next.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// What tells this subview from the others: its place among the views that were written, with the ids of data around.
  public var id: ID { ID(path: element.path) }

  /// What the view tells the container that it stands in.
  public var containerValues: ContainerValues { element.values }
}

extension Subview: View, FrameworkComposite {
  public var body: some View { element.view.id(id) }
}

/// A view that was found among others.
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

/// Where a view was found among others.
struct SubviewPath: Hashable {
  enum Step: Hashable {
    /// One of several that are listed, or of two that are chosen from.
    case index(Int)
    /// The element of data with an id.
    case element(AnyHashable)
    /// By `id(_:)`.
    case explicit(AnyHashable)
    /// In an erased view.
    case type(ObjectIdentifier)
    /// In a body.
    case body
  }

  private(set) var steps: [Step] = []

  func appending(_ step: Step) -> SubviewPath { SubviewPath(steps: steps + [step]) }
}
