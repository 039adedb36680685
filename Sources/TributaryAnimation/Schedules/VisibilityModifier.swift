@_spi(Engine) import TributaryEngine

/// An object that observes whether a view is visible.
protocol VisibilityTracking: AnyObject {
  /// Called when the view may have become visible or invisible, during the traversal that notifies the subtree.
  @MainActor func visibilityDidChange()

  /// Called when the date of the host's clock was set again.
  @MainActor func dateDidChange()
}

extension VisibilityTracking {
  func dateDidChange() {}
}

/// A modifier that reports to an observer that the view may have become visible or invisible.
struct VisibilityModifier<Observer: VisibilityTracking> {
  let observer: Observer
}

extension VisibilityModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> VisibilityNode {
    VisibilityNode(modifier.pointee.observer, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: VisibilityNode) {}
}

/// The node that notifies an observer of changes in the visibility of a view.
final class VisibilityNode: PassThroughNode {
  private let observer: any VisibilityTracking

  init(_ observer: any VisibilityTracking, _ inputs: NodeInputs) {
    self.observer = observer
    super.init(inputs)
  }

  @MainActor
  override func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.concealment, .activity, .sight]) { observer.visibilityDidChange() }
    if changes.contains(.date) { observer.dateDidChange() }
    super.surroundingsDidChange(changes)
  }
}
