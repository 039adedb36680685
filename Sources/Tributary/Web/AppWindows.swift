import Foundation
import TributaryDiagnostics
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryHost
import TributaryLoops
import TributaryWeb

/// The windows of an app in a browser, one for each tab.
///
/// Each window has its own tree and its own state. The state of the app is shared: its objects are the same in all
/// windows, and a value that one window writes is also written in the others before they handle an event or run a
/// frame.
///
/// Invariant: after `share()`, the state of the app is equal in all windows.
///
/// Tested by `AppWindowsTests`.
@MainActor
final class AppWindows<A: App>: WebProgram {
  private let app: A
  private let configure: (ViewHost<AnyView>) -> Void
  private var windows: [AppWindow] = []
  /// The windows that the program has opened, by the number in their path. A window of the replaced program whose value
  /// could not be transferred is `nil`.
  private var requested: [WindowKey?] = []
  /// The state of the replaced program, until the first window opens.
  private var restored: SavedAppState?
  /// The last writes to the state of the app that the other windows do not have yet, by the index of the property.
  private var written: [Int: SharedWrite] = [:]
  private var isSharing = false
  /// The numbers of findings that were reported.
  private var reported: [FindingID: Int] = [:]
  /// The shared contexts of the previews in all windows.
  private let previewContexts = PreviewContexts()

  /// A closure that receives each finding once, when the first window has it.
  var didFind: (Diagnostic) -> Void = { _ in }

  /// A write to the state of the app.
  private struct SharedWrite {
    let window: AppWindow
    /// The action that wrote the value, if actions are traced to detect a loop across frames.
    let cause: FeedbackCause?
  }

  /// The facts by which a finding of one window is recognized in another window.
  private struct FindingID: Hashable {
    let code: DiagnosticCode
    let path: String?
    let location: Diagnostic.Location?

    init(_ finding: Diagnostic) {
      (code, path, location) = (finding.code, finding.path, finding.location)
    }
  }

  /// A window and its copy of the app's state.
  private final class AppWindow {
    let view: HostWindow<AnyView>
    /// The numbers of its findings so far.
    var findings: [FindingID: Int] = [:]
    var findingCount = 0
    private var known: [StateStorage] = []

    /// The state of the app in the order of its properties. It is empty before the first update.
    @MainActor var storages: [StateStorage] {
      if known.isEmpty { known = view.host.core.root.appRoot?.storages ?? [] }
      return known
    }

    init(_ view: HostWindow<AnyView>) { self.view = view }
  }

  init(_ app: A, configure: @escaping (ViewHost<AnyView>) -> Void) {
    self.app = app
    self.configure = configure
  }

  func openWindow(_ path: String) -> (any WebWindow)? {
    let key: WindowKey?
    switch path {
    case "/": key = nil
    case Self.previewsPath: return makePreviews()
    case let path where path.hasPrefix(Self.prefix):
      guard let number = Int(path.dropFirst(Self.prefix.count)), requested.indices.contains(number),
        let known = requested[number]
      else { return nil }
      key = known
    default: return nil
    }
    return makeWindow(key)
  }

  /// The path of the page with the previews of the program.
  static var previewsPath: String { "/previews" }

  /// Creates a window with all previews. Its state is separate from that of the app.
  private func makePreviews() -> HostWindow<AnyView> {
    let contexts = previewContexts
    let host = ViewHost(size: CGSize(width: 640, height: 480)) {
      AnyView(PreviewGallery(previews: DeclaredPreviews.all, contexts: contexts))
    }
    return HostWindow(host)
  }

  private static var prefix: String { "/?window=" }

  private func makeWindow(_ key: WindowKey?) -> HostWindow<AnyView> {
    let record = WindowRecord()
    let host = ViewHost(size: CGSize(width: 640, height: 480)) { AnyView(AppRoot(app, window: record)) }
    configure(host)
    weak var opened: HostWindow<AnyView>?
    let opener = WindowOpener(showing: key) { [weak self] key in
      guard let self else { return }
      opened?.perform(.openWindow(path(of: key)))
    } close: {
      opened?.perform(.close)
    }
    host.environment.windowOpener = opener
    let view = HostWindow(host) { [core = host.core] in
      key == nil ? record.description.title(in: core) : opener.description?.title(in: core)
    }
    opened = view
    let window = AppWindow(view)
    // The actions of the first frame can write the state of the app.
    host.core.callbacks.didWrite = { [weak self, weak window] storage in
      guard let self, let window else { return }
      didWrite(storage, in: window)
    }
    // The objects of the app are created only once.
    share()
    if let other = windows.first?.view.host.core.root.appRoot {
      host.core.inheritedState.seeds = StateSeeds(ofBody: other)
      host.update()
      host.core.inheritedState.seeds = nil
    } else if let restored {
      host.update()
      restored.restore(window.storages)
      self.restored = nil
    }
    view.willAdvance = { [weak self] in self?.share() }
    view.didAdvance = { [weak self, weak window] in
      if let self, let window { reportFindings(of: window) }
    }
    view.didClose = { [weak self, weak window] in
      guard let self, let window else { return }
      window.view.host.core.callbacks.didWrite = nil
      share()
      reportFindings(of: window)
      windows.removeAll { $0 === window }
    }
    windows.append(window)
    return view
  }

  private func path(of key: WindowKey) -> String {
    if let number = requested.firstIndex(of: key) { return Self.prefix + "\(number)" }
    requested.append(key)
    return Self.prefix + "\(requested.count - 1)"
  }

  /// Reports the new findings of a window, except for those that another window already had.
  private func reportFindings(of window: AppWindow) {
    let all = window.view.host.diagnostics
    guard all.count > window.findingCount else { return }
    let new = all.dropFirst(window.findingCount)
    window.findingCount = all.count
    for finding in new {
      let id = FindingID(finding)
      window.findings[id, default: 0] += 1
      guard window.findings[id] ?? 0 > reported[id] ?? 0 else { continue }
      reported[id, default: 0] += 1
      didFind(finding)
    }
  }

  // MARK: Shared state

  /// Records a write to the state of the app, and requests a frame of the other windows.
  private func didWrite(_ storage: StateStorage, in window: AppWindow) {
    guard !isSharing, let index = window.storages.firstIndex(where: { $0 === storage }) else { return }
    let cause = FeedbackCause.current
    written[index] = SharedWrite(
      window: window, cause: cause?.reference === window.view.host.core.reference ? cause : nil)
    for other in windows where other !== window { other.view.needsFrame?() }
  }

  /// Copies the values that windows have written to the other windows. The copies have the same cause as the writes, so
  /// that a loop through several windows is detected.
  private func share() {
    guard !written.isEmpty, !isSharing else { return }
    let changes = written.sorted { $0.key < $1.key }
    written = [:]
    isSharing = true
    defer { isSharing = false }
    for (index, write) in changes {
      let value = write.window.storages[index].anyValue
      for other in windows where other !== write.window && other.storages.indices.contains(index) {
        FeedbackCause.$current.withValue(write.cause) { other.storages[index].writeAny(value) }
      }
    }
  }

  // MARK: Reload

  func savedState() -> Data? {
    share()
    // A program that is replaced before a window has opened passes the state on.
    let state = restored ?? SavedAppState(windows.first?.storages ?? [], requested: requested)
    return try? JSONEncoder().encode(state)
  }

  func restore(_ state: Data) {
    restored = try? JSONDecoder().decode(SavedAppState.self, from: state)
    requested = restored?.requested ?? []
  }
}

extension RootNode {
  /// The node of the body that describes the scenes of an app.
  @MainActor
  fileprivate var appRoot: EvaluatedNode? {
    var node: ViewNode? = self
    // It is near the root of the tree, inside layers and erased types.
    for _ in 0..<16 {
      guard let current = node else { return nil }
      if let body = current.asEvaluated, body.layout.hasDynamicProperties { return body }
      var first: ViewNode?
      current.forEachChild { if first == nil { first = $0 } }
      node = first
    }
    return nil
  }
}

extension EvaluatedNode {
  /// The stored state of the view's properties.
  @MainActor
  fileprivate var storages: [StateStorage] {
    var storages: [StateStorage] = []
    visitStorage(StorageVisitor { storages.append($0) })
    return storages
  }
}
