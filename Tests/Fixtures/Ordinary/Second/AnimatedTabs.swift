import SwiftUI

struct AnimatedTabs: View {
  enum Tab: Int, CaseIterable, Identifiable, Comparable {
    case home, search, profile

    var id: Int { rawValue }
    var title: String { String(describing: self).capitalized }
    var symbol: String {
      switch self {
      case .home: "house"
      case .search: "magnifyingglass"
      case .profile: "person"
      }
    }
    static func < (lhs: Tab, rhs: Tab) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  struct Bounds: PreferenceKey {
    typealias Value = [Tab: Anchor<CGRect>]
    static let defaultValue: Value = [:]
    static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
  }

  @State private var tab = Tab.home
  @State private var forwards = true
  @State private var visits = 1
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var drag: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        page
          .id(tab)
          .transition(
            .asymmetric(
              insertion: .move(edge: forwards ? .trailing : .leading),
              removal: .move(edge: forwards ? .leading : .trailing)))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .offset(x: drag / 3)
      .contentShape(.rect)
      .clipped()
      .simultaneousGesture(swipe)
      Text("\(visits) visits").font(.caption).accessibilityIdentifier("visits")
      bar
    }
    .onChange(of: tab) { old, new in
      if old != new { visits += 1 }
    }
  }

  private var page: some View {
    VStack {
      Image(systemName: tab.symbol).font(.system(size: 60))
      Text(tab.title).font(.title).accessibilityIdentifier("content")
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { item in
        Button {
          select(item)
        } label: {
          Label(item.title, systemImage: item.symbol)
            .labelStyle(.iconOnly)
            .frame(maxWidth: .infinity, minHeight: 48)
        }
        .buttonStyle(.plain)
        .foregroundStyle(item == tab ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .anchorPreference(key: Bounds.self, value: .bounds) { [item: $0] }
        .accessibilityIdentifier("tab-\(item)")
      }
    }
    .backgroundPreferenceValue(Bounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[tab] {
          let rect = proxy[anchor]
          Capsule()
            .fill(.tint.opacity(0.15))
            .frame(width: rect.width - 24, height: 36)
            .accessibilityIdentifier("marker")
            .position(x: rect.midX, y: rect.midY)
        }
      }
    }
    .background(.background.secondary)
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20)
      .updating($drag) { value, state, _ in state = value.translation.width }
      .onEnded { value in
        guard abs(value.predictedEndTranslation.width) > 80 else { return }
        let step = value.translation.width < 0 ? 1 : -1
        if let next = Tab(rawValue: tab.rawValue + step) { select(next) }
      }
  }

  private func select(_ next: Tab) {
    forwards = next > tab
    withAnimation(.easeInOut(duration: 0.3)) { tab = next }
  }
}

#Preview("Tabs") { AnimatedTabs().tint(.pink) }
