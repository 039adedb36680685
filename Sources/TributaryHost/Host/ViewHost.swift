import TributaryAnimation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
@_spi(Engine) import TributaryControls
package import TributaryLoops
public import Foundation
import TributaryCombine
public import TributaryDiagnostics
public import TributaryDrawing
public import TributaryGeometry

/// A host that runs a view tree: it evaluates, lays out, and draws the tree, and provides access to the result.
///
///     let host = ViewHost(size: CGSize(width: 200, height: 100)) { Counter() }
///     host.update()
///     host.tap("increment")                // .accessibilityIdentifier("increment")
///     host.advance(by: 0.5)                // seconds of virtual time
///     print(host.frame(of: "label") ?? .null, host.diagnostics)
///
/// A host owns its tree and its clock. It runs frames only on request: ``update()`` and ``advance(by:)`` run frames,
/// and input methods run frames before they return. The same content and calls produce the same results on every
/// machine.
@MainActor
public final class ViewHost<Content: View> {
  package let core: ViewGraph

  /// The supervisor of the frames, which detects feedback loops.
  package let loops: LoopSupervisor

  /// The main-queue work that waits for the clock of this host.
  private let mainWork: HostMainQueue

  /// The root view. A new value takes effect at the next update.
  public var content: Content {
    didSet {
      contentDidChange = true
      recordChange(#function)
    }
  }

  /// The proposal for the root, in points. The origin is at the top left, y down.
  public var size: CGSize {
    didSet { resize() }
  }

  /// The safe area insets of the root, in points.
  ///
  /// The insets are independent of the layout direction: leading is always left.
  public var safeAreaInsets: EdgeInsets {
    didSet { resize() }
  }

  /// The root environment.
  public var environment: EnvironmentValues {
    get { newEnvironment ?? WindowColorScheme.givenEnvironment(of: core) }
    set {
      newEnvironment = newValue
      recordChange(#function)
    }
  }

  // New values take effect at the next walk, so that a running frame does not observe a change.
  private var contentDidChange = true
  private var sizeDidChange = false
  private var dateDidChange = false
  private var newEnvironment: EnvironmentValues?
  private var policy = FeedbackPolicy.report

  /// Creates a host. The first frame runs at the first update.
  ///
  /// - Parameters:
  ///   - size: The proposal for the root, in points.
  ///   - safeAreaInsets: The safe area insets of the root, in points.
  ///   - limits: The limits of an update.
  ///   - content: The root view.
  public init(
    size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), limits: UpdateLimits = UpdateLimits(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    var environment = EnvironmentValues()
    environment.editMode = WindowEditMode().binding
    environment.textClipboard = TextClipboard()
    environment.heldModifierKeys = HeldModifierKeys()
    environment.focusedValuesStore = FocusedValuesStore()
    core = ViewGraph(limits: limits, environment: environment)
    loops = LoopSupervisor(of: core)
    mainWork = core.feature(HostMainQueue.self)
    // The motion registers itself as the animator of the graph.
    _ = core.feature(HostMotion.self)
    core.root = LayeredRootNode(core, size: .zero, safeArea: EdgeInsets())
    core.root.viewSize = usableSize
    core.root.safeArea = usableInsets
    core.root.updateContent = { [unowned self] in showContent() }
    loops.makeReplica = { [unowned self] in makeReplica(textScale: $0) }
    MainClocks.add(mainWork)
  }

  // The tree is deallocated on the main actor, independent of the thread that releases the host.
  isolated deinit {}

  /// Returns a host with the same content, for dry runs, in which texts are enlarged by a factor.
  private func makeReplica(textScale: CGFloat) -> HostReplica {
    let replica = ViewHost(size: size, safeAreaInsets: safeAreaInsets, limits: core.limits) { content }
    replica.environment = environment
    if textScale != 1 {
      replica.environment.textMeasurer = EnlargingTextMeasurer(base: environment.textMeasurer, scale: textScale)
    }
    replica.core.clock.move(to: core.time)
    replica.mainWork.startDate = mainWork.startDate
    replica.core.isCopy = true
    replica.loops.makeReplica = nil
    MainClocks.remove(replica.mainWork)
    return HostReplica(owner: replica, core: replica.core) { replica.applyContent() }
  }

  private func recordChange(_ what: String) {
    if core.phase != .idle { core.report(.reentrantUpdate()) }
    core.deferred.hasFrame = true
    core.transactions.openCurrent()
    loops.recordOutsideInput()
    loops.hasNewInput = true
    core.callbacks.needsFrame?()
  }

  /// The size with invalid lengths replaced; an invalid size is reported.
  private var usableSize: CGSize {
    let usable = size.asExtents
    if usable != size { core.root.reportInvalidDimension("size of the host", "\(size)") }
    return usable
  }

  /// The insets with invalid lengths replaced; invalid insets are reported.
  private var usableInsets: EdgeInsets {
    let usable = safeAreaInsets.asExtents
    if usable != safeAreaInsets {
      core.root.reportInvalidDimension("safe area of the host", "\(safeAreaInsets)")
    }
    return usable
  }

  private func resize() {
    sizeDidChange = true
    recordChange("size")
  }

  /// Applies the size and the insets to the root.
  private func applySize() {
    sizeDidChange = false
    let size = usableSize
    if core.root.viewSize != size {
      core.root.viewSize = size
      core.features[WindowReaders.self]?.sizeDidChange()
    }
    core.root.flags.remove(.needsMeasure)
    core.root.needsMeasure()
    let insets = usableInsets
    if core.root.safeArea == insets { return }
    core.root.safeArea = insets
    core.features[WindowReaders.self]?.insetsDidChange()
    core.root.content?.surroundingsDidChange(.safeArea)
  }

  private func applyEnvironment(_ new: EnvironmentValues) {
    newEnvironment = nil
    let oldPhase = core.environment.values.scenePhase
    WindowColorScheme.replaceRootEnvironment(new, of: core)
    // The phase in which a host starts is not a change.
    if oldPhase != new.scenePhase, core.root.columnContent != nil {
      PlatformApplication.scenePhaseDidChange(from: oldPhase, to: new.scenePhase, of: core)
    }
  }

  /// Settles the tree at the current time.
  ///
  /// Work that views have added to the main queue runs after the tree has settled, and the tree is settled again. If
  /// nothing has changed since the last frame, no frame runs, and the report has no counts.
  ///
  /// - Returns: The combined report of all frames.
  @discardableResult
  public func update() -> FrameReport {
    let outer = MainClocks.enter(mainWork)
    defer { MainClocks.leave(to: outer) }
    var report = runFrame()
    if core.phase != .idle { return report }
    core.runDeferredEvents()
    // The number of turns is limited, because work can endlessly request further turns.
    var turns = 0
    while turns < core.limits.maximumPasses, mainWork.runTurn() {
      turns += 1
      report = report.followed(by: runFrame())
      core.runDeferredEvents()
    }
    return report
  }

  private func runFrame() -> FrameReport {
    let report = core.runFrameIfNeeded { [self] in applyContent() }
    if core.phase == .idle { policy.apply(to: report.diagnostics) }
    return report
  }

  /// Runs client code that is called outside a frame.
  func runningCode<R>(_ body: () -> R) -> R {
    let outer = MainClocks.enter(mainWork)
    defer { MainClocks.leave(to: outer) }
    return body()
  }

  /// The date at time 0, to which dates of timers are relative. The default is the real date at the first access.
  ///
  /// A change after the first frame updates the texts and timelines that display dates or times with the next frame.
  public var startDate: Date {
    get { mainWork.startDate }
    set {
      let isShown = core.root.columnContent != nil
      if isShown, newValue == mainWork.startDate { return }
      mainWork.startDate = newValue
      guard isShown else { return }
      dateDidChange = true
      recordChange("start date")
    }
  }

  /// The handling of a feedback loop in addition to its report.
  public var feedbackPolicy: FeedbackPolicy {
    get { policy }
    set { policy = newValue }
  }

  /// Updates the tree with a new root view, size, or environment.
  private func applyContent() {
    if let newEnvironment { applyEnvironment(newEnvironment) }
    if sizeDidChange { applySize() }
    if dateDidChange {
      dateDidChange = false
      core.root.content?.surroundingsDidChange(.date)
    }
    guard contentDidChange else { return }
    contentDidChange = false
    showContent()
  }

  private func showContent() {
    let root: RootNode = core.root
    root.evaluate {
      if let node = root.columnContent {
        withPointer(to: content) { Content._updateNode($0, node) }
      } else {
        root.adoptColumn(Unretained(core.environment)) { inputs in
          withPointer(to: content) { Content._makeNode($0, inputs) }
        }
      }
    }
  }

  /// The display list as of the last frame.
  ///
  /// During a frame, the display list is drawn separately, in the current state of the frame. Drawing code (a path, a
  /// canvas, a style) that reads this property while it draws for it receives an empty list, and
  /// `DiagnosticCode/reentrantUpdate` is reported.
  public var displayList: DisplayList {
    let size = core.root.viewSize
    return ReentrancyGuard.of(core).answerOnce(.picture) {
      core.phase == .idle && !(HostMotion.of(core).timeline?.isConsulting ?? false)
        ? core.root.makeDisplayList(size: size) : core.root.makePassingDisplayList(size: size)
    } ?? DisplayList(size: size, root: DisplayFragment([], revision: DisplayRecorder.aside))
  }

  /// Whether the window has the dark color scheme, which its views can prefer.
  package var isDark: Bool { core.environment.values.colorScheme == .dark }

  /// The color of the window below its content: black in the dark color scheme, and white in the light one.
  package var background: Color.Resolved { SystemColor.background.resolved(dark: isDark) }

  /// The findings since the creation of the host, in order; the first 10,000 findings are kept.
  public var diagnostics: [Diagnostic] { core.findings.all }
}
