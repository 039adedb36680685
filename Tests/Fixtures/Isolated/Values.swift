import SwiftUI

struct TallestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct UnitKey: EnvironmentKey {
  static let defaultValue = "cm"
}

struct BookmarkKey: FocusedValueKey {
  typealias Value = Binding<String>
}

struct PinKey: ContainerValueKey {
  static let defaultValue = false
}

struct HasteKey: TransactionKey {
  static let defaultValue = 0
}

struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }

  @Entry var columns = 3
  @Entry var close: (() -> Void)?
}

extension FocusedValues {
  var bookmark: Binding<String>? {
    get { self[BookmarkKey.self] }
    set { self[BookmarkKey.self] = newValue }
  }

  @Entry var chapter: String?
}

extension ContainerValues {
  var isPinned: Bool {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
}

extension Transaction {
  var haste: Int {
    get { self[HasteKey.self] }
    set { self[HasteKey.self] = newValue }
  }
}

struct FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  static let firstThird = VerticalAlignment(FirstThird.self)
}

struct ValueReader: View {
  @Environment(\.unit) private var unit
  @Environment(\.columns) private var columns
  @FocusedBinding(\.bookmark) private var bookmark
  @State private var height: CGFloat = 0
  @State private var note = ""

  var body: some View {
    HStack(alignment: .firstThird) {
      Text("\(columns) \(unit) \(Int(height))")
      Text("tall").frame(height: 30)
        .background(GeometryReader { Color.clear.preference(key: TallestKey.self, value: $0.size.height) })
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
    .onPreferenceChange(TallestKey.self) { height = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { Color.red.frame(width: proxy[anchors[$0]].width, height: 2) }
      }
    }
    .containerValue(\.isPinned, true)
    .focusedValue(\.bookmark, $note)
    .transaction { $0.haste += 1 }
  }
}
