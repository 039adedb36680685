public import TributaryGeometry
import TributaryLayout

/// Sets an alignment guide of a view.
public struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
}

extension AlignmentGuideModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AlignmentGuideNode {
    AlignmentGuideNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AlignmentGuideNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Sets a horizontal guide of this view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of this view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

/// The node of an explicit guide. What the closure reads of state is registered: layout is done again when it changes.
@usableFromInline
package final class AlignmentGuideNode: UnaryNode {
  private var modifier: AlignmentGuideModifier
  /// How many questions for the guide are being answered, each inside the one before.
  private var questions = 0
  private var hasRefused = false
  /// What the closure answered last, in points; `nil` before it was asked.
  package private(set) var lastAnswer: CGFloat?

  package init(_ modifier: AlignmentGuideModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasGuides)
  }

  /// The guide that is set.
  package var key: AlignmentKey { modifier.key }

  package func update(_ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    guidesDidChange()
  }

  override package func dependencyDidChange() { guidesDidChange() }

  /// A guide can change sizes of containers: measured again from here up.
  private func guidesDidChange() {
    needsMeasure()
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key.alignment == modifier.key else { return super.explicitGuide(key, in: dimensions) }
    // What is asked from inside its own answer, and again inside that, would have no end.
    guard questions < 2 else {
      if !hasRefused { host.reportNestingTooDeep(at: self) }
      hasRefused = true
      return nil
    }
    questions += 1
    defer { questions -= 1 }
    let inner = child?.dimensions(in: dimensions.proposal) ?? dimensions
    let value = withEvaluation(of: self) { modifier.computeValue(inner) }
    if !value.isFinite {
      host.reportInvalidDimension("alignmentGuide", "\(value)", at: self)
      return nil
    }
    lastAnswer = value
    return value
  }
}
