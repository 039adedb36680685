@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
@_spi(Engine) import TributaryControls
public import Foundation
import TributaryCombine
public import TributaryDiagnostics
public import TributaryDrawing
public import TributaryGeometry

/// Runs a view tree: lays it out, settles it, draws it, and answers what it looks like.
///
/// A host owns its tree and its clock. Nothing happens by itself: ``update()`` and ``advance(by:)`` run a frame, input
/// methods run one before they return. The same content and calls give the same answers on every machine.
@MainActor
public final class ViewHost<Content: View> {
  package let core: ViewGraph

  /// What waits on the main thread for the clock of this host.
  private let mainWork: HostMainQueue

  /// The root value; a new one takes effect at the next update.
  public var content: Content {
    didSet {
      contentDidChange = true
      recordChange(#function)
    }
  }

  /// The root proposal, in points; the origin is top-left, y points down.
  public var size: CGSize {
    didSet { resize() }
  }

  /// How much of each edge of the picture is covered, in points.
  ///
  /// The picture does not turn with the direction of text: leading is left, always.
  public var safeAreaInsets: EdgeInsets {
    didSet { resize() }
  }

  /// The root environment.
  public var environment: EnvironmentValues {
    get { newEnvironment ?? core.givenEnvironment }
    set {
      newEnvironment = newValue
      recordChange(#function)
    }
  }

  // What the owner has given stands for the tree from the next walk on: a frame that goes on must not see it in the middle.
  private var contentDidChange = true
  private var sizeDidChange = false
  private var newEnvironment: EnvironmentValues?

  /// Makes a host; the first frame runs at the first update.
  ///
  /// - Parameters:
  ///   - size: What the root is proposed, in points.
  ///   - safeAreaInsets: What covers the edges of the root, in points.
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
    environment.focusedValuesStore = FocusedValuesStore()
    core = ViewGraph(limits: limits, environment: environment)
    mainWork = core.feature(HostMainQueue.self)
    core.root = LayeredRootNode(core, size: .zero, safeArea: EdgeInsets())
    core.root.viewSize = usableSize
    core.root.safeArea = usableInsets
    core.feedback.makeReplica = { [unowned self] in makeReplica() }
    MainClocks.add(mainWork)
  }

  // Whoever lets it go last, the tree ends where it has lived.
  isolated deinit {}

  /// A host that shows the same, for dry runs.
  private func makeReplica() -> HostReplica {
    let replica = ViewHost(size: size, safeAreaInsets: safeAreaInsets, limits: core.limits) { content }
    replica.environment = environment
    replica.core.clock.move(to: core.time)
    replica.core.feedback.makeReplica = nil
    MainClocks.remove(replica.mainWork)
    return HostReplica(owner: replica, core: replica.core) { replica.applyContent() }
  }

  private func recordChange(_ what: String) {
    if core.phase != .idle { core.report(core.reentrantUpdateDiagnostic()) }
    core.deferred.hasFrame = true
    core.openTransaction()
    core.feedback.recordOutsideInput()
    core.feedback.isGivenAnew = true
    core.callbacks.needsFrame?()
  }

  /// The size as far as it is one; says so if it is not.
  private var usableSize: CGSize {
    let usable = size.asExtents
    if usable != size { core.reportInvalidDimension("size of the host", "\(size)", at: core.root) }
    return usable
  }

  /// The insets as far as they are some; says so if they are not.
  private var usableInsets: EdgeInsets {
    let usable = safeAreaInsets.asExtents
    if usable != safeAreaInsets {
      core.reportInvalidDimension("safe area of the host", "\(safeAreaInsets)", at: core.root)
    }
    return usable
  }

  private func resize() {
    sizeDidChange = true
    recordChange("size")
  }

  /// Gives the root the size and the insets that it was given.
  private func applySize() {
    sizeDidChange = false
    let size = usableSize
    if core.root.viewSize != size {
      core.root.viewSize = size
      core.windowDidChange()
    }
    core.root.flags.remove(.needsMeasure)
    core.root.needsMeasure()
    let insets = usableInsets
    if core.root.safeArea == insets { return }
    core.root.safeArea = insets
    core.root.content?.surroundingsDidChange(.safeArea)
  }

  private func applyEnvironment(_ new: EnvironmentValues) {
    newEnvironment = nil
    core.replaceRootEnvironment(new)
  }

  /// Settles the tree at the current time.
  ///
  /// Work that views have given to the main queue runs when the tree has settled, and the tree settles again.
  @discardableResult
  public func update() -> FrameReport {
    let outer = MainClocks.enter(mainWork)
    defer { MainClocks.leave(to: outer) }
    var report = runFrame()
    if core.phase != .idle { return report }
    core.runDeferredEvents()
    // What asks for another turn for ever is not waited for.
    var turns = 0
    while turns < core.limits.maximumPasses, mainWork.runTurn() {
      turns += 1
      report = report.followed(by: runFrame())
      core.runDeferredEvents()
    }
    return report
  }

  private func runFrame() -> FrameReport {
    let report = core.runFrame { [self] in applyContent() }
    if core.phase == .idle { core.feedback.applyPolicy(to: report.diagnostics) }
    return report
  }

  /// Lets code of views run that is called from outside of a frame.
  func runningCode<R>(_ body: () -> R) -> R {
    let outer = MainClocks.enter(mainWork)
    defer { MainClocks.leave(to: outer) }
    return body()
  }

  /// The date at time 0, from which on the dates of timers count; when first asked for, unless set, the one on the wall.
  public var startDate: Date {
    get { mainWork.startDate }
    set { mainWork.startDate = newValue }
  }

  /// What is done about a loop besides reporting it.
  public var feedbackPolicy: FeedbackPolicy {
    get { core.feedback.policy }
    set { core.feedback.policy = newValue }
  }

  /// Brings the tree up to date with a new root value or environment.
  private func applyContent() {
    if let newEnvironment { applyEnvironment(newEnvironment) }
    if sizeDidChange { applySize() }
    guard contentDidChange else { return }
    contentDidChange = false
    let root: RootNode = core.root
    if let node = root.columnContent {
      withPointer(to: content) { Content._updateNode($0, node) }
    } else {
      root.adoptColumn(Unretained(core.environment)) { inputs in
        withPointer(to: content) { Content._makeNode($0, inputs) }
      }
    }
  }

  /// The picture as it stands after the last frame.
  ///
  /// In the middle of a frame it is drawn aside, as far as the frame has come. Code that draws (a path, a canvas, a style)
  /// and asks for it while it draws for such an answer is given an empty one, with `DiagnosticCode/reentrantUpdate`.
  public var displayList: DisplayList {
    let size = core.root.viewSize
    return core.answerOnce(.picture) {
      core.phase == .idle && !(core.animations?.isConsulting ?? false)
        ? core.makeDisplayList(size: size) : core.makePassingDisplayList(size: size)
    } ?? DisplayList(size: size, root: DisplayFragment([], revision: DisplayRecorder.aside))
  }

  /// What was found since the host was made, in the order in which it was found; the first 10,000 findings are kept.
  public var diagnostics: [Diagnostic] { core.findings.all }
}
