import Foundation
import PreferenceTestSupport
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews

/// A view whose body reads a model.
struct LevelText: View {
  let prefix: String
  @Environment(\.levels) private var levels

  var body: some View { Text(prefix + String(repeating: "l", count: levels?.level ?? 0)) }
}

/// A view whose closure reads a model: the read is registered for the caller of the closure.
struct LevelReading<Content: View>: View {
  enum Way { case guide, frame, reader, effect, body, transform }

  let content: Content
  let way: Way
  @Environment(\.levels) private var levels

  var body: some View {
    let levels = levels
    switch way {
    case .guide:
      content.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(levels?.level ?? 0) }
        .alignmentGuide(VerticalAlignment.center) { $0.height / 2 - CGFloat(levels?.level ?? 0) }
    case .frame:
      content.containerRelativeFrame(.horizontal) { length, _ in length / 3 + CGFloat(levels?.level ?? 0) }
    case .reader:
      GeometryReader { proxy in content.frame(width: proxy.size.width / 2 + CGFloat(levels?.level ?? 0)) }
    case .effect: content.modifier(LevelShift(levels: levels))
    case .body: content.padding(.top, CGFloat(levels?.level ?? 0))
    case .transform: content.transformPreference(ListKey<Int>.self) { $0.append(levels?.level ?? 0) }
    }
  }
}

/// An effect that moves by the value of a model.
struct LevelShift: GeometryEffect {
  let levels: SpecModel?

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: CGFloat(levels?.level ?? 0), y: size.height / 9))
  }
}

/// A view whose shape or style reads a model.
struct LevelDrawing: View {
  enum Way { case shape, style }

  let way: Way
  let given: Spec.Parameters
  @Environment(\.levels) private var levels

  var body: some View {
    switch way {
    case .shape: LevelShape(levels: levels).fill(given.color)
    case .style: Rectangle().fill(LevelTone(levels: levels)).frame(width: given.length, height: 9)
    }
  }
}

/// A shape as wide as the value of a model.
struct LevelShape: Shape {
  let levels: SpecModel?

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: CGFloat(levels?.level ?? 0), width: rect.width, height: rect.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 5 + 3 * CGFloat(levels?.level ?? 0), height: proposal.height.map { min($0, 40) } ?? 10)
  }
}

/// A style as bright as the value of a model.
struct LevelTone: ShapeStyle {
  let levels: SpecModel?

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: Double(levels?.level ?? 0) / 10) }
}

/// A stack whose spacing is the value of a model.
struct LevelStack<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.levels) private var levels

  var body: some View { LevelLayout(levels: levels) { content } }
}

private struct LevelLayout: Layout {
  let levels: SpecModel?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, sizes.count - 1) * (levels?.level ?? 0))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + CGFloat(levels?.level ?? 0)
    }
  }
}

/// Lazy rows whose builder reads a model.
struct LevelRows: View {
  let rows: [Spec]
  @Environment(\.levels) private var levels

  var body: some View {
    let levels = levels
    ScrollView {
      LazyVStack {
        ForEach(rows, id: \.parameters.id) { row in
          SpecView(spec: row).padding(.leading, CGFloat(levels?.level ?? 0))
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// A model that views at every depth read.
  var levels: SpecModel? {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}

private struct LevelsKey: EnvironmentKey {
  static var defaultValue: SpecModel? { nil }
}
