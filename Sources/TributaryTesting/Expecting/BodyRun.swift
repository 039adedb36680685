import Tributary
@_spi(Engine) import TributaryEngine
import TributaryHost

/// Which bodies of a user's own views run, and which state is written, while something happens.
@MainActor
final class BodyRun {
  /// The paths of the views whose bodies ran, one each time.
  private(set) var paths: [String] = []
  /// The names of their types.
  private(set) var types: [String] = []
  /// Writes that changed something, as the account of events has them.
  private(set) var changes: [String] = []
  /// How often bodies of this package's own views ran: what controls, styles and stacks of pages are made of.
  private(set) var countOfOthers = 0

  /// Listens to a host for the time of `body`, beside whoever listens already.
  init<Content: View>(of host: ViewHost<Content>, during body: () throws -> Void) rethrows {
    let outer = host.core.callbacks.listener
    host.core.callbacks.listener = { [self] event in
      alreadyOnMainActor { record(event) }
      outer?(event)
    }
    defer { host.core.callbacks.listener = outer }
    try body()
  }

  private func record(_ event: FrameEvent) {
    switch event {
    case .willEvaluate(let node):
      if node.isFrameworkCode {
        countOfOthers += 1
      } else {
        paths.append(node.path)
        types.append(node.sourceType.map { typeName(of: $0) } ?? node.pathComponent ?? "")
      }
    case .didChange(let write):
      if let owner = write.owner, owner.isFrameworkCode { return }
      changes.append(event.description)
    default: break
    }
  }
}
