public import Tributary
import TributaryEngine
import TributaryHost

extension ViewHost {
  /// What the engine does while `body` runs, one line an event, without addresses: the same on every run.
  ///
  ///     pass 1
  ///     evaluate Counter
  ///     publish WidthKey at Counter › HStack
  public func events(during body: () -> Void) -> [String] {
    var lines: [String] = []
    let outer = core.callbacks.listener
    core.callbacks.listener = { event in
      lines.append(event.description)
      outer?(event)
    }
    defer { core.callbacks.listener = outer }
    body()
    return lines
  }
}
