import Foundation
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryInspection
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost
package import TributaryWeb

/// A host as the content of a browser tab.
@MainActor
package final class HostWindow<Content: View>: WebWindow {
  package let host: ViewHost<Content>

  /// A closure that returns the title of the window if the views do not set one.
  private let title: @MainActor () -> String?

  /// The difference between the server's clock and the host's clock, in seconds, or `nil` before the first event.
  private var lead: Double?

  /// Whether the focus is visible, because the user has moved it with a key.
  private var showsFocus = false
  /// Whether the focused view is the first and the last one that can have the focus; `nil` if an event may change this.
  private var focusEnds: (isFirst: Bool, isLast: Bool)?
  private var cursor = WebCursor.default
  private var takesPinch = false
  /// Whether a drag from outside is over the page.
  private var isDraggedOver = false
  private var commands: [WebCommand] = []
  private var identities = ElementIdentities()

  /// The number of writes to the host's clipboard that the browser's clipboard reflects.
  private var clipboardWriteCount: Int
  /// The last text that the page has put on the browser's clipboard or received from it.
  private var browserText: String?

  /// The state of the replaced program, until the first frame.
  private var restoredState: SavedState?

  /// The recording of the inspector, or `nil` while the inspector is closed.
  private var recorder: InspectionRecorder?
  /// The number of frames of past recordings.
  private var pastFrames = 0

  package var needsFrame: (@MainActor () -> Void)?

  /// A closure that is called before each event and each frame of the window.
  var willAdvance: (@MainActor () -> Void)?

  /// A closure that is called after each event and each frame of the window.
  var didAdvance: (@MainActor () -> Void)?

  /// A closure that is called when the window is closed.
  var didClose: (@MainActor () -> Void)?

  package init(_ host: ViewHost<Content>, title: @escaping @MainActor () -> String? = { nil }) {
    self.host = host
    self.title = title
    clipboardWriteCount = host.clipboardWriteCount
    host.core.callbacks.needsFrame = { [weak self] in self?.needsFrame?() }
    host.environment.openURLSystem = OpenURLSystem { [weak self] url in
      guard let self, url.scheme != nil else { return false }
      perform(.open(url.absoluteString))
      return true
    }
  }

  package func close() {
    host.core.callbacks.needsFrame = nil
    needsFrame = nil
    endInspection()
    didClose?()
    (didClose, willAdvance, didAdvance) = (nil, nil, nil)
  }

  /// Sends a command to the page.
  package func perform(_ command: WebCommand) {
    commands.append(command)
    needsFrame?()
  }

  package func takeCommands() -> [WebCommand] {
    defer { commands = [] }
    return commands
  }

  // MARK: Surroundings

  package func apply(_ surroundings: WebSurroundings) {
    if host.size != surroundings.size { host.size = surroundings.size }
    var environment = host.environment
    environment.displayScale = surroundings.scale
    environment.colorScheme = surroundings.isDark ? .dark : .light
    environment.colorSchemeContrast = surroundings.increasesContrast ? .increased : .standard
    environment.accessibilityReduceMotion = surroundings.reducesMotion
    environment.controlActiveState = surroundings.isActive ? .key : .inactive
    if let language = surroundings.languages.first { environment.locale = Locale(identifier: language) }
    host.environment = environment
    // A page without the focus receives no keys.
    if !surroundings.isActive { host.modifierKeys = [] }
  }

  // MARK: Time

  /// Advances the host's clock to a time of the server's clock: before every event, because the duration of a tap
  /// matters, and for every frame.
  private func catchUp(to time: Double) {
    willAdvance?()
    let lead = lead ?? time - host.time
    self.lead = lead
    // A hidden page requests no frames, and a suspended machine runs no timers.
    if let next = host.core.clock.deadlines.next, time - lead - next > Self.longestDelay { host.skip(to: time - lead) }
    host.advance(by: time - lead - host.time)
  }

  /// The delay of a deadline after which the deadlines are no longer processed one by one, in seconds.
  private static var longestDelay: Double { 1 }

  package func wakeInterval(at time: Double) -> Double? {
    if host.isAnimating { return 0 }
    guard let next = host.core.clock.deadlines.next else { return nil }
    return max(0.001, next + (lead ?? time - host.time) - time)
  }

  package func frame(at time: Double) -> WebFrame {
    catchUp(to: time)
    host.update()
    copyToBrowser()
    if let state = restoredState {
      restoredState = nil
      state.restore(in: host)
    }
    var status = WebStatus()
    let navigationTitle = host.preference(NavigationTitleKey.self).text
    status.title = navigationTitle?.content(in: host.core.environment.values, of: host.core) ?? title() ?? ""
    // The preferred color scheme of the window, or else that of the browser.
    status.isDark = host.isDark
    status.background = status.isDark ? "#000000" : "#ffffff"
    status.cursor = cursor
    status.takesPinch = takesPinch
    if showsFocus { status.focus = host.markedFocus }
    if host.takesText { status.textInput = host.insertionFrame ?? host.focusedFrame }
    let ends = focusEnds ?? host.focusEnds
    focusEnds = ends
    (status.isFirstFocus, status.isLastFocus) = ends
    status.findings = host.diagnostics.count
    didAdvance?()
    return WebFrame(picture: host.displayList, status: status)
  }

  // MARK: Accessibility

  package func elements() -> WebElements {
    var elements = identities.elements(of: host.accessibleElements())
    elements.shortcuts = Set(host.shortcuts.flatMap(\.browserKeys)).sorted()
    return elements
  }

  // MARK: Reload

  package func savedState() -> Data? { try? JSONEncoder().encode(SavedState(host.core)) }

  package func restore(_ state: Data) { restoredState = try? JSONDecoder().decode(SavedState.self, from: state) }

  // MARK: Inspection

  package func inspection(after known: Int?) -> (number: Int, data: String)? {
    if let full = recorder, full.isFull { endInspection() }
    let recorder = recorder ?? host.startRecording(budget: Self.inspectionBudget)
    self.recorder = recorder
    // A diagnostic can be added between frames. Neither count decreases during a recording.
    let number = pastFrames + recorder.frameCount + host.diagnostics.count
    guard number != known else { return nil }
    var inspection = recorder.current()
    inspection.picture = host.svg
    return (number, inspection.liveData)
  }

  package func endInspection() {
    guard let recorder else { return }
    self.recorder = nil
    // A later recording continues with other frame numbers.
    pastFrames += recorder.frameCount + 1
    _ = recorder.stop()
  }

  /// The limits of a recording. A full recording is restarted.
  private static var inspectionBudget: Inspection.Budget {
    Inspection.Budget(nodes: 5_000, events: 5_000, passes: 300, changes: 50_000, pictures: 2_000_000, motions: 2_000)
  }

  // MARK: Input

  package func handle(_ event: WebEvent.Kind, at time: Double) {
    catchUp(to: time)
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .key(let name, let modifiers, let isRepeated):
      press(name, EventModifiers(modifiers), isRepeated ? .repeat : .down)
      focusEnds = nil
    case .keyUp(let name, let modifiers):
      if let key = KeyEquivalent(browserKey: name) {
        _ = handle(KeyPress(key, modifiers: EventModifiers(modifiers), phase: .up))
      }
    case .modifiers(let held): host.modifierKeys = EventModifiers(held)
    case .text(let text, let isRepeated): host.type(text, phase: isRepeated ? .repeat : .down)
    case .paste(let text): paste(text)
    case .copy: _ = host.handle(KeyPress("c", modifiers: .command))
    case .cut: _ = host.handle(KeyPress("x", modifiers: .command))
    case .selectAll: _ = host.handle(KeyPress("a", modifiers: .command))
    case .focus(let isBackward):
      showsFocus = true
      host.enterFocus(atEnd: isBackward)
      focusEnds = nil
    case .drag(let items, let point):
      isDraggedOver = true
      host.dragFromOutside(TransferPackage.packages(of: items), to: point)
    case .dragLeave: endDragFromOutside()
    case .drop(let items, let point):
      isDraggedOver = false
      host.drop(TransferPackage.packages(of: items), at: point)
    case .element(let id, let isFocusOnly):
      showsFocus = true
      if let (target, element) = identities.target(id) { activate(target, element, isFocusOnly: isFocusOnly) }
      focusEnds = nil
    case .adjustment(let id, let isIncrement):
      if let source = identities.target(id)?.element.adjustment {
        host.adjust(source, isIncrement ? .increment : .decrement)
      }
    case .acknowledgment, .surroundings, .hide, .leave: break
    }
    copyToBrowser()
    didAdvance?()
  }

  /// Performs an action, or focuses a view and clicks it.
  private func activate(_ target: ElementIdentities.Target, _ element: AccessibleElement, isFocusOnly: Bool) {
    switch target {
    case .action(let source): if !isFocusOnly { host.performAction(of: source) }
    case .view(let node):
      if let source = element.defaultAction, !isFocusOnly {
        host.performAction(of: source)
      } else {
        host.activate(node, isFocusOnly: isFocusOnly)
      }
    }
  }

  private func endDragFromOutside() {
    guard isDraggedOver else { return }
    isDraggedOver = false
    host.dragFromOutside([], to: nil)
  }

  private func handle(_ pointer: WebEvent.Pointer) {
    // A browser sends no pointer events during a drag, and may not report its cancellation.
    endDragFromOutside()
    let phase: PointerEvent.Phase
    switch pointer.phase {
    case .down: phase = .down
    case .moved: phase = .moved
    case .up: phase = .up
    case .cancelled: phase = .cancelled
    case .hovered: phase = .hovered
    case .exited: phase = .exited
    case .scrolled(let distance): phase = .scrolled(by: distance)
    case .pinched(let pinch):
      phase = .pinched(
        PointerEvent.Pinch(pinch.phase.phase, magnification: pinch.scale, rotation: .radians(pinch.angle)))
    case .menu:
      host.openContextMenu(at: pointer.location)
      focusEnds = nil
      return
    }
    // A press whose beginning the page has not received is ignored. A press whose end it has not received is canceled.
    let isPressed = InputState.of(host.core).arena?.isPressed == true
    switch phase {
    case .hovered, .exited: readPointerFacts(at: pointer.location)
    case .down: showsFocus = false
    default: break
    }
    if phase == .hovered, isPressed { host.send(.cancelled(at: pointer.location, time: host.time)) }
    host.send(
      PointerEvent(
        phase, at: pointer.location, time: host.time, modifiers: EventModifiers(pointer.modifiers),
        inputKinds: pointer.inputKinds))
    // A click may change the views under the pointer, and the views that can have the focus.
    if phase == .up {
      readPointerFacts(at: pointer.location)
      focusEnds = nil
    }
    guard phase == .down else { return }
    // Keyboard input goes to the clicked view.
    if let pressed = InputState.of(host.core).pressed { KeyboardFocus.of(host.core).setFocus(pressed) }
    focusEnds = nil
  }

  private func readPointerFacts(at point: CGPoint) {
    let facts = host.pointerFacts(at: point)
    cursor = WebCursor(facts.shape)
    takesPinch = facts.takesPinch
  }

  /// Passes a key press to the views.
  ///
  /// - Returns: Whether the key press is handled.
  private func handle(_ press: KeyPress) -> Bool {
    if host.handle(press) { return true }
    // On systems other than macOS, Control is the modifier of shortcuts.
    guard press.modifiers.contains(.control) else { return false }
    return host.handle(press.with(press.modifiers.subtracting(.control).union(.command)))
  }

  private func press(_ name: String, _ modifiers: EventModifiers, _ phase: KeyPress.Phases) {
    guard let key = KeyEquivalent(browserKey: name) else { return }
    if handle(KeyPress(key, modifiers: modifiers, phase: phase)) { return }
    if let command = ScrollCommand(browserKey: name, modifiers, arrows: !host.hasFocusTarget),
      host.scroll(command)
    {
      return
    }
    switch (key, modifiers) {
    case (.tab, []): moveFocus { host.moveFocus(by: 1) }
    case (.tab, .shift): moveFocus { host.moveFocus(by: -1) }
    case (.leftArrow, []): moveFocus { host.moveFocus(towards: FocusDirection(x: -1, y: 0)) }
    case (.rightArrow, []): moveFocus { host.moveFocus(towards: FocusDirection(x: 1, y: 0)) }
    case (.upArrow, []): moveFocus { host.moveFocus(towards: FocusDirection(x: 0, y: -1)) }
    case (.downArrow, []): moveFocus { host.moveFocus(towards: FocusDirection(x: 0, y: 1)) }
    case (.return, []), (.space, []): host.activateFocus()
    default: break
    }
  }

  private func moveFocus(_ move: () -> Void) {
    showsFocus = true
    move()
  }

  /// Inserts pasted text at once if the focused view accepts text, without submitting it at a line break. Otherwise,
  /// the views around the focus paste the content of the clipboard.
  private func paste(_ text: String) {
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    // The browser contains only the text of copied values, so the values remain until its clipboard has another text.
    if text != host.clipboardText, text != browserText { host.clipboardText = text }
    browserText = text
    clipboardWriteCount = host.clipboardWriteCount
    if !host.handle(.insert(text)) { _ = host.handle(KeyPress("v", modifiers: .command)) }
  }

  /// Puts the text of newly copied values on the clipboard of the browser, even if the same text was copied before.
  private func copyToBrowser() {
    guard clipboardWriteCount != host.clipboardWriteCount else { return }
    clipboardWriteCount = host.clipboardWriteCount
    let text = host.clipboardText
    if text.isEmpty { return }
    browserText = text
    commands.append(.copy(text))
  }
}

extension WebEvent.Pinch.Phase {
  fileprivate var phase: PointerEvent.Pinch.Phase {
    switch self {
    case .begin: .began
    case .change: .changed
    case .end: .ended
    case .cancel: .cancelled
    }
  }
}

extension WebCursor {
  fileprivate init(_ shape: PointerShape) {
    guard case .style(let style) = shape else {
      self = .none
      return
    }
    self =
      switch style {
      case .link: .pointer
      case .rectSelection: .crosshair
      case .horizontalText: .text
      case .verticalText: .verticalText
      case .grabIdle: .grab
      case .grabActive: .grabbing
      case .zoomIn: .zoomIn
      case .zoomOut: .zoomOut
      case .columnResize: .columnResize
      case .rowResize: .rowResize
      default: .default
      }
  }
}
