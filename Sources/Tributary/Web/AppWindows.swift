import TributaryDiagnostics
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryHost
import TributaryWeb

/// The windows of an app in a browser, one for each tab.
///
/// Each window has its own tree and its own state. The state of the app is shared: its objects are the same in all
/// windows, and a value that one window writes is also written in the others.
@MainActor
final class AppWindows<A: App>: WebProgram {
  private let app: A
  private let configure: (ViewHost<AnyView>) -> Void
  private var windows: [AppWindow] = []
  /// The windows that the program has opened, by the number in their path.
  private var requested: [WindowKey] = []
  /// The diagnostics of closed windows.
  private var pastDiagnostics: [Diagnostic] = []

  /// A window and its sharing state.
  private final class AppWindow {
    let view: HostWindow<AnyView>
    /// Whether the state of the app is being written from another window.
    var isReceiving = false

    init(_ view: HostWindow<AnyView>) { self.view = view }
  }

  init(_ app: A, configure: @escaping (ViewHost<AnyView>) -> Void) {
    self.app = app
    self.configure = configure
  }

  /// The diagnostics of all windows.
  var diagnostics: [Diagnostic] { pastDiagnostics + windows.flatMap(\.view.host.diagnostics) }

  func openWindow(_ path: String) -> (any WebWindow)? {
    let key: WindowKey?
    switch path {
    case "/": key = nil
    case Self.previewsPath: return makePreviews()
    case let path where path.hasPrefix(Self.prefix):
      guard let number = Int(path.dropFirst(Self.prefix.count)), requested.indices.contains(number) else { return nil }
      key = requested[number]
    default: return nil
    }
    return makeWindow(key)
  }

  /// The path of the page with the previews of the program.
  static var previewsPath: String { "/previews" }

  /// Creates a window with all previews. Its state is separate from that of the app.
  private func makePreviews() -> HostWindow<AnyView> {
    let host = ViewHost(size: CGSize(width: 640, height: 480)) {
      AnyView(PreviewGallery(previews: DeclaredPreviews.all))
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
    let view = HostWindow(host) { key == nil ? record.description.title : opener.title }
    opened = view
    let window = AppWindow(view)
    // The objects of the app are created only once.
    if let other = windows.first?.view.host.core.appRoot {
      host.core.feedback.seeds = StateSeeds(ofBody: other)
      host.update()
      host.core.feedback.seeds = nil
    }
    view.didRunFrame = { [weak self, weak window] in
      guard let self, let window else { return }
      share(from: window)
    }
    view.didClose = { [weak self, weak window] in
      guard let self, let window else { return }
      pastDiagnostics += window.view.host.diagnostics
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

  /// Copies the state of the app from one window to the others. Equal values are not written.
  private func share(from window: AppWindow) {
    if window.isReceiving {
      window.isReceiving = false
      return
    }
    guard windows.count > 1, let source = window.view.host.core.appRoot else { return }
    let values = source.storages.map(\.anyValue)
    for other in windows where other !== window {
      guard let target = other.view.host.core.appRoot else { continue }
      let storages = target.storages
      guard storages.count == values.count, !values.isEmpty else { continue }
      other.isReceiving = true
      for (storage, value) in zip(storages, values) { storage.writeAny(value) }
      // Without a change, no frame resets the flag.
      if !other.view.host.core.hasPendingWork { other.isReceiving = false }
    }
  }
}

extension ViewGraph {
  /// The node of the body that describes the scenes of an app.
  @MainActor
  fileprivate var appRoot: EvaluatedNode? {
    var node: ViewNode? = root
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
