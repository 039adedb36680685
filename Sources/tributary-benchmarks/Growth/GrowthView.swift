import Observation
import Tributary

/// The model of the views in growth cases.
@Observable @MainActor
final class GrowthModel {
  @Observable @MainActor
  final class Row {
    var isOn = false
  }

  let count: Int
  var ids: [Int]
  var isOn = false
  var page = 0
  @ObservationIgnored let rows: [Row]

  init(_ count: Int) {
    self.count = count
    ids = Array(0..<count)
    rows = (0..<count).map { _ in Row() }
  }
}

/// The views of a growth case.
struct GrowthView: View {
  let model: GrowthModel
  let kind: GrowthCase

  @Namespace private var names

  var body: some View {
    switch kind {
    case .staggered: staggered
    case .staggeredChanges: ZStack { ForEach(model.rows.indices, id: \.self) { StaggeredRow(row: model.rows[$0]) } }
    case .removal, .arrivals, .halfway, .secondRemoval: VStack { ForEach(model.ids, id: \.self) { _ in leaf } }
    case .identifier: VStack { ForEach(model.ids, id: \.self) { _ in leaf.accessibilityIdentifier("row") } }
    case .proxy: AnchoredView(model: model)
    case .containers: containers
    case .zIndex: ZStack { ForEach(0..<model.count) { leaf.zIndex(Double(model.isOn ? $0 : -$0)) } }
    case .matched: matched
    case .pages: pages
    case .readers: GeometryReader { proxy in ZStack { ForEach(0..<model.count) { _ in ProxyRow(proxy: proxy) } } }
    case .deadlines: VStack { ForEach(model.ids, id: \.self) { _ in leaf.onLongPressGesture {} } }
    case .conditions: conditions
    case .phases: VStack(spacing: 0) { ForEach(0..<model.count) { _ in PhasedBlock() } }
    case .sections:
      List {
        ForEach(0..<model.count) { section in Section("section \(section)") { ForEach(0..<3) { Text("row \($0)") } } }
      }
    case .paragraphs: VStack { ForEach(0..<model.count) { Paragraph(model: model, index: $0) } }
    case .nestedReaders: if model.isOn { NestedReader<FirstKey>(depth: model.count) }
    case .nestedStacks: if model.isOn { NestedStacks(depth: model.count) }
    case .keys: if model.isOn { VStack { KeyedRow<FirstKey>(rest: model.count).content } }
    case .chain: if model.isOn { Chain(depth: model.count) }
    case .insertion: VStack(spacing: 0) { ForEach(model.ids, id: \.self) { _ in leaf } }
    case .reversal: List { ForEach(model.ids, id: \.self) { Text("row \($0)") } }
    }
  }

  private var leaf: some View { Color.blue.frame(width: 1, height: 1) }

  private var staggered: some View {
    ZStack {
      ForEach(0..<model.count) { index in
        leaf.offset(x: model.isOn ? 10 : 0).animation(.linear.delay(Double(index) * 0.001), value: model.isOn)
      }
    }
  }

  private var containers: some View {
    ZStack {
      ForEach(0..<model.count) { _ in
        VStack {
          leaf
          if !model.isOn { leaf }
        }
      }
    }
  }

  private var conditions: some View {
    VStack {
      ForEach(0..<model.count) { _ in
        if !model.isOn { leaf.transition(.slide) } else { leaf.transition(.scale) }
      }
    }
  }

  private var matched: some View {
    VStack {
      if model.isOn {
        HStack { ForEach(0..<model.count) { leaf.matchedGeometryEffect(id: $0, in: names) } }
      } else {
        VStack { ForEach(0..<model.count) { leaf.matchedGeometryEffect(id: $0, in: names) } }
      }
    }
  }

  private var pages: some View {
    ScrollViewReader { scroll in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<model.count) { StatefulRow(index: $0) } }
      }
      .onChange(of: model.page) { scroll.scrollTo(model.page, anchor: .top) }
    }
  }
}

private struct StaggeredRow: View {
  let row: GrowthModel.Row

  var body: some View { Color.blue.frame(width: 1, height: 1).offset(x: row.isOn ? 10 : 0) }
}

private struct PhasedBlock: View {
  var body: some View {
    PhaseAnimator([1, 2]) {
      Color.blue.frame(width: 1, height: $0)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct Paragraph: View {
  let model: GrowthModel
  let index: Int

  var body: some View {
    Text(
      "\(model.isOn ? "Another" : "One") paragraph with the number \(index), of a few dozen words that wrap over several lines, as"
        + " the text of a letter or a comment does. It has two sentences, a comma here, and a full stop at the end.")
  }
}

private struct ProxyRow: View {
  let proxy: GeometryProxy

  var body: some View { Color.blue.frame(width: proxy.size.width / 2, height: 1) }
}

private struct StatefulRow: View {
  let index: Int
  @State private var isOn = false

  var body: some View { Text("\(index)").frame(height: 25) }
}

private struct AnchoredView: View {
  let model: GrowthModel

  var body: some View {
    ZStack {
      ForEach(0..<model.count) { _ in
        Color.blue.frame(width: 1, height: 1).anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
      }
    }
    .overlayPreferenceValue(AnchorsKey.self) { anchors in
      let width: CGFloat = model.isOn ? 2 : 1
      GeometryReader { proxy in
        let sum = anchors.reduce(0) { $0 + proxy[$1].minX + proxy.size.width }
        Color.green.frame(width: width, height: sum > 0 ? 1 : 2)
      }
    }
  }
}

private enum AnchorsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
