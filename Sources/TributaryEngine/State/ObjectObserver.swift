import Dispatch
package import TributaryCombine
import TributaryDiagnostics

/// An observer that invalidates the view of a property before the observed object changes.
///
///     object ── objectWillChange ──▶ observer ──▶ the view's body is evaluated with the next update
///
/// The object sends the notification before it writes the value, and the body is evaluated later than both. This order
/// is not guaranteed off the main thread, so there the observer waits until the value is written, if the object reports
/// that.
///
/// Invariants:
/// 1. At most one object is observed, the most recent one.
/// 2. The observer retains the connection, but neither the object nor the tree.
///
/// By construction: one property contains the connection, and its references are weak.
package final class ObjectObserver {
  private let hostReference: HostReference
  private let node: NodeHandle
  /// The layout of the type that declares the property; `propertyIndex` is the index of the property in it.
  private let layout: Unretained<TypeLayout>
  private let propertyIndex: Int32
  private var connection: AnyCancellable?
  /// The observed object; `nil` also after it was released, when another object can have its address.
  private weak var observed: AnyObject?

  @MainActor
  package init(_ context: PropertyContext) {
    (hostReference, node) = context.node.with { node in
      node.hostReference.with { ($0.reference, $0.handles.handle(for: node)) }
    }
    layout = context.layout
    propertyIndex = context.propertyIndex
  }

  /// Starts to observe an object, in place of the previous one.
  @MainActor
  package func observe<Object: ObservableObject>(_ object: Object) {
    if let host = hostReference.host, host.early.isCollecting { host.early.insert(node) }
    if observed === object { return }
    observed = object
    let source = ObservedSource(object, in: layout, propertyIndex: propertyIndex)
    connection = ObjectChanges.observe(object) { [hostReference, node] change in
      Self.objectChanges(change, of: source, hostReference, node)
    }
  }

  /// Stops observing.
  @MainActor
  package func stop() {
    observed = nil
    connection = nil
  }

  private static func objectChanges(
    _ change: ObjectChange, of source: ObservedSource, _ hostReference: HostReference, _ node: NodeHandle
  ) {
    if MainQueue.isCurrent {
      if !change.hasHappened { hostReference.host.map { change.invalidate(node, of: source, in: $0) } }
      return
    }
    // The announcement of a change that the object sends manually is not followed by a notification of the written
    // value.
    if !change.hasHappened, change.isFollowed { return }
    let work = UncheckedSendableClosure {
      guard let host = hostReference.host else { return }
      change.reportOffMainWrite(readBy: node, in: host)
      change.invalidate(node, of: source, in: host)
    }
    DispatchQueue.main.async { work.run() }
  }
}

/// A namespace for subscriptions to the changes of an observable object, with the details that its publisher provides.
package enum ObjectChanges {
  /// Runs a closure before each change, until the returned object is canceled or deallocated.
  package static func observe<Object: ObservableObject>(
    _ object: Object, _ action: @escaping (ObjectChange) -> Void
  ) -> AnyCancellable {
    if let source = object as? any ObjectChangeSource { return source.observeChanges(action) }
    #if !canImport(Combine)
      if let publisher = object.objectWillChange as? ObservableObjectPublisher { return publisher.observe(action) }
    #endif
    return object.objectWillChange.sink { _ in action(ObjectChange(property: nil, hasHappened: false)) }
  }
}

/// An object of the framework that reports its changes in detail.
package protocol ObjectChangeSource {
  func observeChanges(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable
}

/// Observation of objects as a whole: a view that declares an object is notified of all its changes, regardless of its
/// reads.
extension ObjectChange {
  /// Invalidates a node whose view observes the object that is about to change or has changed.
  func invalidate(_ handle: NodeHandle, of source: ObservedSource, in host: ViewGraph) {
    guard let node = host.handles.node(for: handle), !node.flags.contains(.isRemoved) else { return }
    host.objectWillChange(for: ReaderList.Entry(handle: handle, evaluation: node.evaluation), self, of: source)
  }

  /// Reports a change on another thread of an object that a node reads.
  func reportOffMainWrite(readBy handle: NodeHandle, in host: ViewGraph) {
    let property = name ?? "a property of an observable object"
    host.reportOnce(
      "off-main:\(property)",
      Diagnostic(
        .stateWrittenOffMain, path: host.handles.node(for: handle)?.path, evidence: [Evidence("property", property)]))
  }
}
