/// An object that reads a value that changes without a notification.
package protocol PolledSource: AnyObject {
  /// Reads the value again, and requests an update of the views that display it if it has changed.
  @MainActor func readAgain()
}

/// The polled values of a host.
package final class PolledSources: HostFeature {
  package static let slot = FeatureSlot()

  private struct Entry {
    weak var source: (any PolledSource)?
  }

  private var entries: [Entry] = []

  package init(of host: ViewGraph) {}

  package func add(_ source: any PolledSource) { entries.append(Entry(source: source)) }

  /// Reads all values. Called at the start of a frame.
  @MainActor
  func readAll() {
    entries.removeAll { $0.source == nil }
    for entry in entries { entry.source?.readAgain() }
  }
}
