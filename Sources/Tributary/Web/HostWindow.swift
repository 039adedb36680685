import Foundation
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
  private var focusEnds = (isFirst: true, isLast: true)
  private var cursor = WebCursor.default
  private var takesPinch = false
  private var commands: [WebCommand] = []
  private var identities = ElementIdentities()

  /// The state of the replaced program, until the first frame.
  private var restoredState: SavedState?

  /// The recording of the inspector, or `nil` while the inspector is closed.
  private var recorder: InspectionRecorder?
  /// The number of frames of past recordings.
  private var pastFrames = 0

  package var needsFrame: (@MainActor () -> Void)?

  /// A closure that is called before each event and each frame of the window.
  var willAdvance: (@MainActor () -> Void)?

  /// A closure that is called when the window is closed.
  var didClose: (@MainActor () -> Void)?

  package init(_ host: ViewHost<Content>, title: @escaping @MainActor () -> String? = { nil }) {
    self.host = host
    self.title = title
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
    (didClose, willAdvance) = (nil, nil)
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
    if let state = restoredState {
      restoredState = nil
      state.restore(in: host)
    }
    var status = WebStatus()
    status.title = host.preference(NavigationTitleKey.self).text?.content ?? title() ?? ""
    // The preferred color scheme of the window, or else that of the browser.
    status.isDark = host.core.environment.values.colorScheme == .dark
    status.background = status.isDark ? "#000000" : "#ffffff"
    status.cursor = cursor
    status.takesPinch = takesPinch
    if showsFocus { status.focus = host.markedFocus }
    if host.takesText { status.textInput = host.focusedFrame }
    (status.isFirstFocus, status.isLastFocus) = focusEnds
    status.findings = host.diagnostics.count
    return WebFrame(picture: host.displayList, status: status)
  }

  // MARK: Accessibility

  package func elements() -> WebElements { identities.elements(of: host.accessibleElements()) }

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
    let clipboard = host.clipboardText
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .key(let name, let modifiers, _):
      press(name, EventModifiers(modifiers))
      focusEnds = host.focusEnds
    case .text(let text): host.type(text)
    case .paste(let text): paste(text)
    case .copy: _ = host.handle(.copy)
    case .cut: _ = host.handle(.cut)
    case .selectAll: _ = host.handle(.selectAll)
    case .focus(let isBackward):
      showsFocus = true
      host.enterFocus(atEnd: isBackward)
      focusEnds = host.focusEnds
    case .drop(let drop, let point):
      host.drop(TransferPackage(Data(drop.data), of: UTType(mediaType: drop.type)), at: point)
    case .element(let id, let isFocusOnly):
      showsFocus = true
      if let (target, element) = identities.target(id) { activate(target, element, isFocusOnly: isFocusOnly) }
      focusEnds = host.focusEnds
    case .adjustment(let id, let isIncrement):
      if let source = identities.target(id)?.element.adjustment {
        host.adjust(source, isIncrement ? .increment : .decrement)
      }
    case .acknowledgment, .surroundings, .hide, .leave: break
    }
    let copied = host.clipboardText
    if copied != clipboard, !copied.isEmpty, !event.isPaste { commands.append(.copy(copied)) }
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

  private func handle(_ pointer: WebEvent.Pointer) {
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
      PointerEvent(phase, at: pointer.location, time: host.time, modifiers: EventModifiers(pointer.modifiers)))
    // A click may change the views under the pointer.
    if phase == .up { readPointerFacts(at: pointer.location) }
    guard phase == .down else { return }
    // Keyboard input goes to the clicked view.
    if let pressed = InputState.of(host.core).pressed { KeyboardFocus.of(host.core).setFocus(pressed) }
    focusEnds = host.focusEnds
  }

  private func readPointerFacts(at point: CGPoint) {
    let facts = host.pointerFacts(at: point)
    cursor = WebCursor(facts.shape)
    takesPinch = facts.takesPinch
  }

  private func press(_ name: String, _ modifiers: EventModifiers) {
    guard let key = KeyEquivalent(browserKey: name) else { return }
    var press = KeyPress(key, modifiers: modifiers)
    if host.handle(press) { return }
    // On systems other than macOS, Control is the modifier of shortcuts.
    if modifiers.contains(.control) {
      press = press.with(modifiers.subtracting(.control).union(.command))
      if host.handle(press) { return }
    }
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

  /// Inserts pasted text at once if the focused view accepts text. A line break in it does not submit the text.
  private func paste(_ text: String) {
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    // The program's own paste commands use the same text.
    host.clipboardText = text
    _ = host.handle(.insert(text))
  }
}

extension WebEvent.Kind {
  fileprivate var isPaste: Bool { if case .paste = self { true } else { false } }
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

extension UTType {
  /// Creates the type of data with the given media type, or `data` if the media type is unknown.
  fileprivate init(mediaType: String) {
    switch mediaType.prefix(while: { $0 != ";" }).lowercased() {
    case "text/plain": self = .utf8PlainText
    case "text/html": self = .html
    case "text/csv": self = .commaSeparatedText
    case "text/xml", "application/xml": self = .xml
    case "text/uri-list": self = .url
    case "text/rtf", "application/rtf": self = .rtf
    case "application/json": self = .json
    case "application/pdf": self = .pdf
    case "image/png": self = .png
    case "image/jpeg": self = .jpeg
    case let type where type.hasPrefix("text/"): self = .text
    case let type where type.hasPrefix("image/"): self = .image
    default: self = .data
    }
  }
}
