import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryContainers
import TributaryGeometry
import TributaryHost
@_spi(Engine) import TributaryViews

/// A host of the swept view.
@MainActor
final class SweepHost {
  let host: ViewHost<AnyView>
  /// The reason why the script ended early; `nil` if it was played completely.
  private(set) var problem: String?
  /// The report of the most recent frame, with the frames of the script for a new host.
  private(set) var report: FrameReport

  init(_ size: CGSize, _ environment: SweepEnvironment, _ script: Script, _ content: () -> AnyView) {
    host = ViewHost(size: size) { content() }
    host.environment = environment.applied(to: host.environment)
    let player = ScriptPlayer(host)
    report = player.firstFrame
    if !script.steps.isEmpty {
      do { try player.play(script) } catch { problem = error.message }
      report = report.followed(by: player.laterFrames)
    }
    player.end()
  }

  /// The error about views that contain themselves or are nested too deeply, in the most recent frame.
  var nesting: Diagnostic? { report.diagnostics.first { $0.code == .nestingTooDeep } }

  func resize(to size: CGSize) {
    host.size = size
    report = host.update()
  }

  var isSettled: Bool { report.settled && loop == nil && nesting == nil }

  /// The report about the feedback loop of the most recent frame.
  var loop: Diagnostic? {
    report.diagnostics.first { $0.code == .feedbackLoop && $0.severity == .error }
  }

  private func visit(_ node: ViewNode, _ body: (ViewNode) -> Void) {
    guard !host.core.stack.isNearlyFull else { return }
    body(node)
    var children: ContiguousArray<ViewNode> = []
    node.forEachExistingChild { children.append($0) }
    for child in children { visit(child, body) }
  }

  // MARK: The environment

  /// Whether the body of a client view, or a closure in it, reads the color scheme.
  var readsColorScheme: Bool {
    var isRead = false
    visit(host.core.root) { node in
      guard !isRead, let body = node.asEvaluated else { return }
      var values = body.environment.currentValues
      values.colorScheme = values.colorScheme == .dark ? .light : .dark
      let other = EnvironmentScope(values)
      guard body.environmentReads.contains(where: { $0.hasChanged(in: other) }) || body.environment.hasReader(of: other)
      else { return }
      isRead = !node.isPartOfFrameworkBody
    }
    return isRead
  }

  // MARK: Memory

  /// The values that the tree keeps between layouts, by name: state, the alternatives that are displayed, and scroll
  /// positions.
  var memories: [String: String] {
    var memories: [String: String] = [:]
    func add(_ name: String, _ value: String) {
      var unique = name
      var number = 1
      while memories[unique] != nil {
        number += 1
        unique = "\(name) (\(number))"
      }
      memories[unique] = value
    }
    visit(host.core.root) { node in
      switch node {
      case let alternatives as AlternativesNode:
        let index = alternatives.items.firstIndex { $0 === alternatives.shown }
        add("the alternative of \(node.path)", index.map { "\($0 + 1)" } ?? "none")
      case let scroll as ScrollNode:
        add(
          "the scroll position of \(node.path)",
          "(\(LengthText.text(scroll.offset.x)), \(LengthText.text(scroll.offset.y)))")
      default:
        guard let body = node.asEvaluated else { return }
        let name = nameInSource(of: body.layout.type)
        var storages: [StateStorage] = []
        body.visitStorage(StorageVisitor { storages.append($0) })
        for storage in storages { addValue(storage.anyValue, "\(name).\(storage.propertyName)", add) }
      }
    }
    return memories
  }

  /// Adds a value, or the properties of an object.
  private func addValue(_ value: Any, _ name: String, _ add: (String, String) -> Void) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return add(name, describeBriefly(value)) }
    for child in mirror.children {
      // An observable object stores each property with an underscore.
      guard let label = child.label, !label.hasPrefix("_$") else { continue }
      add("\(name).\(label.hasPrefix("_") ? String(label.dropFirst()) : label)", describeBriefly(child.value))
    }
  }
}
