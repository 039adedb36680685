import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A check that the selection of a picker is the tag of one of its options.
///
/// The check runs after the frame in which the picker was evaluated, since an action of the frame can set the selection
/// or load the options.
///
/// Tested by `PickerCheckTests`.
struct PickerCheck<S: Hashable> {
  private let selection: PickerSelection<S>
  private let picker: NodeHandle

  /// The maximum number of tags in a report.
  private static var reportedTags: Int { 8 }

  /// Schedules a check of the picker whose body is being evaluated.
  @MainActor
  static func schedule(_ selection: PickerSelection<S>) {
    guard let node = currentEvaluation.node else { return }
    let picker = node.host.handles.handle(for: node)
    let check = PickerCheck(selection: selection, picker: picker)
    FrameChecks.of(node.host).add(picker) { [weak host = node.host] in
      if let host { check.run(in: host) }
    }
  }

  @MainActor
  private func run(in host: ViewGraph) {
    guard let node = host.handles.node(for: picker), let chosen = selection.chosen, !Self.isNil(chosen) else { return }
    var tags: [S?] = []
    Self.collectTags(in: node, &tags)
    if tags.isEmpty || tags.contains(chosen) { return }
    let known = tags.compactMap(\.self)
    let listed = known.prefix(Self.reportedTags).map { describe($0) } + (known.count > Self.reportedTags ? ["…"] : [])
    let type = typeName(of: S.self)
    let path = node.path
    host.reportOnce(
      "picker:\(path):\(describe(chosen))",
      Diagnostic(
        .invalidPickerSelection, path: path,
        evidence: [
          Evidence("selection", describe(chosen)), Evidence("type", type), Evidence("options", "\(tags.count)"),
          Evidence("tags of this type", listed.isEmpty ? "none" : listed.joined(separator: ", ")),
        ]))
  }

  private static func isNil(_ value: S) -> Bool { (value as? any OptionalSelection)?.isEmpty ?? false }

  private static func collectTags(in node: ViewNode, _ tags: inout [S?]) {
    // A cast of every structural node would take most of the time.
    if node.asItem != nil, let options = node as? any PickerOptions { return options.addTags(to: &tags) }
    node.forEachChild { collectTags(in: $0, &tags) }
  }
}

/// The type of an optional selection.
private protocol OptionalSelection {
  var isEmpty: Bool { get }
}

extension Optional: OptionalSelection {
  fileprivate var isEmpty: Bool { self == nil }
}

/// A node of one or several options of a picker.
private protocol PickerOptions: ItemNode {
  /// Adds the tag of each option, or `nil` for an option without a tag of this type.
  func addTags<S: Hashable>(to tags: inout [S?])
}

extension PickerOptionNode: PickerOptions {
  fileprivate func addTags<T: Hashable>(to tags: inout [T?]) { tags.append(child?.optionValue(as: T.self)) }
}

extension ChosenOptionNode: PickerOptions {
  fileprivate func addTags<T: Hashable>(to tags: inout [T?]) { tags += items.map { $0.optionValue(as: T.self) } }
}
