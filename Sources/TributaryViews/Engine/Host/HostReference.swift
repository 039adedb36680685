/// A reference to an engine that is cleared when the engine goes. Read and written on the main thread.
package final class HostReference {
  unowned(unsafe) package var host: HostCore?

  package init() {}
}
