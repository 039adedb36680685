package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that adds an accessibility description to an item, without affecting layout or colors.
///
/// SVG documents include the description.
@_documentation(visibility: internal)
public struct DescriptionModifier {
  let description: DisplayDescription
  let additions: AccessibilityAdditions
  /// The text of a part of the description that depends on the environment or on the current time; `nil` if there is
  /// none.
  private(set) var live: DescribedText?

  package init(
    _ description: DisplayDescription = DisplayDescription(),
    additions: AccessibilityAdditions = AccessibilityAdditions()
  ) {
    self.description = description
    self.additions = additions
  }

  /// Creates a modifier that states one part of the description.
  package init(_ text: Text, as part: DescribedText.Part) {
    description = part.description(text.content)
    additions = AccessibilityAdditions()
    live = text.isLive ? DescribedText(text: text, part: part) : nil
  }
}

/// A part of a description whose text depends on the environment or on the current time.
package struct DescribedText: Equatable {
  package enum Part {
    case label, value, hint, help

    /// Returns a description with only this part.
    fileprivate func description(_ text: String) -> DisplayDescription {
      switch self {
      case .label: DisplayDescription(label: text)
      case .value: DisplayDescription(value: text)
      case .hint: DisplayDescription(hint: text)
      case .help: DisplayDescription(help: text)
      }
    }
  }

  fileprivate let text: Text
  fileprivate let part: Part
}

extension DescriptionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    DescriptionNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {
    node.update(modifier.pointee)
  }
}

@usableFromInline
package final class DescriptionNode: UnaryNode {
  /// The description of the modifier.
  private var stated: DisplayDescription
  private var live: DescribedText?
  private let environment: Unretained<EnvironmentScope>
  package private(set) var additions: AccessibilityAdditions

  package init(_ modifier: DescriptionModifier, _ inputs: NodeInputs) {
    stated = modifier.description
    additions = modifier.additions
    live = modifier.live
    environment = inputs.environmentReference
    super.init(inputs)
    if isLive { awaitChange() }
  }

  /// The description, whose label can contain those of the views inside.
  package var said: DisplayDescription {
    if let live { return live.part.description(spoken(live.text)) }
    guard let texts = additions.textsAroundLabel else { return stated }
    var said = stated
    said.label =
      (texts.before.map(spoken) + (child.map { AccessibilityName.names(in: $0) } ?? []) + texts.after.map(spoken))
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return said
  }

  /// Returns the content of a text in the environment of this view, at the current time.
  package func spoken(_ text: Text) -> String { text.content(in: environment.values, of: host) }

  /// The texts of the description that depend on the environment or on the current time.
  private var liveTexts: [Text] {
    let around = additions.textsAroundLabel.map { $0.before + $0.after } ?? []
    return (live.map { [$0.text] } ?? []) + around.filter(\.isLive)
  }

  private var isLive: Bool { !liveTexts.isEmpty }

  /// Schedules an update for the next change of a text.
  private func awaitChange() {
    let now = HostMainQueue.of(host).date
    host.feature(LiveTexts.self).wait(self, for: liveTexts.compactMap { $0.nextChange(at: now) }.min())
  }

  /// The label of the view; `nil` for the default one.
  var label: String? { said.label }

  /// Whether the view and its content are hidden from assistive technology.
  var hides: Bool { said.isHidden }

  package func update(_ modifier: DescriptionModifier) {
    let (old, new) = (additions.textsAroundLabel, modifier.additions.textsAroundLabel)
    let wasLive = isLive
    additions = modifier.additions
    if modifier.description == stated, modifier.live == live, old?.before == new?.before, old?.after == new?.after {
      return
    }
    stated = modifier.description
    live = modifier.live
    if isLive || wasLive { awaitChange() }
    needsDraw()
  }

  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    if isLive { awaitChange() }
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    guard !changes.isDisjoint(with: [.environment, .date]), isLive else { return }
    awaitChange()
    needsDraw()
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    var said = said
    if said == DisplayDescription() { return recorder.draw(child, at: frame.origin) }
    // A label replaces the description of a single view, but precedes the descriptions of the views in a list.
    if said.label != nil, !child.isList { said.isWhole = true }
    recorder.drawThrough(.described(said), child, at: frame.origin)
  }
}

/// The traits and actions that a modifier adds to the elements of a view for assistive technology.
package struct AccessibilityAdditions {
  package var added: AccessibilityTraits = []
  package var removed: AccessibilityTraits = []
  package var headingLevel: AccessibilityHeadingLevel?

  /// Whether the texts of the view form one element.
  package var isCombined = false

  package var action: (kind: AccessibilityActionKind, handler: () -> Void)?

  /// Returns whether the action is available; `nil` for an action that always is.
  package var isActionOffered: (() -> Bool)?

  /// The action that increases or decreases the value of the view.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// The texts before and after the labels inside the view, which form its label together; `nil` for other views.
  package var textsAroundLabel: (before: [Text], after: [Text])?

  package var isEmpty: Bool {
    textsAroundLabel == nil && added.isEmpty && removed.isEmpty && headingLevel == nil && !isCombined && action == nil
      && adjust == nil
  }
}

extension AccessibilityAdditions {
  /// Creates the additions of an action that is available at times.
  package init(
    action: (kind: AccessibilityActionKind, handler: () -> Void), isActionOffered: @escaping () -> Bool
  ) {
    self.init(action: action)
    self.isActionOffered = isActionOffered
  }
}
