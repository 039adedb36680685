/// A reference to an engine that is cleared when the engine goes. Other threads may carry it; only the main thread looks
/// into it.
package final class HostReference: @unchecked Sendable {
  unowned(unsafe) package var host: ViewGraph?

  package init() {}
}
