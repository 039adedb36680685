// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

/// The underline of a tab bar, which slides between tabs.
struct TabBar: View {
  enum Tab: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }
  }

  @State private var tab = Tab.home
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { item in
        VStack(spacing: 4) {
          Text(item.rawValue.capitalized).foregroundStyle(tab == item ? Color.primary : .secondary)
          if tab == item {
            Capsule().fill(Color.accentColor).frame(height: 2).accessibilityIdentifier("underline")
              .matchedGeometryEffect(id: "underline", in: underline, properties: .frame)
          } else {
            Color.clear.frame(height: 2)
          }
        }
        .frame(width: 80).contentShape(Rectangle()).accessibilityIdentifier(item.rawValue)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { tab = item } }
      }
    }
  }
}

/// Rows that are inserted one after another.
struct StaggeredList: View {
  let titles: [String]
  @State private var isShown = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Text(title).frame(height: 20).accessibilityIdentifier("row \(index)").opacity(isShown ? 1 : 0)
          .offset(x: isShown ? 0 : -100).animation(.linear(duration: 0.2).delay(0.1 * Double(index)), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}

/// A list whose rows slide in and fade out.
struct ShoppingList: View {
  @State private var items = ["milk", "bread"]
  @State private var next = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Add") {
        withAnimation(.easeOut(duration: 0.2)) {
          items.append("item \(next)")
          next += 1
        }
      }
      .buttonStyle(.plain).accessibilityIdentifier("add")
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button {
            withAnimation { items.removeAll { $0 == item } }
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityIdentifier("remove \(item)")
        }
        .frame(height: 30).accessibilityIdentifier(item)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A card that is swiped away, as in a dating app.
struct SwipeDeck: View {
  struct Card: Identifiable, Equatable {
    let id: Int
    let color: Color
  }

  @State private var cards = [Card(id: 0, color: .red), Card(id: 1, color: .green), Card(id: 2, color: .blue)]
  let removed: (Int) -> Void

  var body: some View {
    ZStack {
      ForEach(cards.reversed()) { card in
        SwipeCard(card: card) {
          removed(card.id)
          cards.removeAll { $0.id == card.id }
        }
      }
    }
  }

  struct SwipeCard: View {
    let card: Card
    let onRemove: () -> Void
    @State private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.1))) private var isDragging = false

    var body: some View {
      card.color.frame(width: 100, height: 140).clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("card \(card.id)").scaleEffect(isDragging ? 1.1 : 1)
        .rotationEffect(.degrees(Double(offset.width) / 10)).offset(offset)
        .gesture(
          DragGesture().updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in
              if abs(value.translation.width) > 100 {
                withAnimation(.linear(duration: 0.2)) {
                  offset.width = value.translation.width > 0 ? 500 : -500
                } completion: {
                  onRemove()
                }
              } else {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { offset = .zero }
              }
            })
    }
  }
}

/// A card that opens on a tap.
struct ExpandableCard: View {
  @State private var isExpanded = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Details")
        Spacer()
        Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
          .accessibilityIdentifier("chevron")
      }
      .frame(height: 40).contentShape(.rect).accessibilityIdentifier("header")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
      if isExpanded {
        Text("More").frame(height: 60).accessibilityIdentifier("more")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Color.gray.frame(height: 10).accessibilityIdentifier("footer")
    }
    .clipped().background(Color.white).frame(maxHeight: .infinity, alignment: .top)
  }
}
