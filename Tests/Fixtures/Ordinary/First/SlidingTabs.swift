import SwiftUI

struct SlidingTabs: View {
  enum Tab: String, CaseIterable, Identifiable {
    case day = "Day"
    case week = "Week"
    case year = "Year"
    var id: String { rawValue }
  }

  @State private var tab = Tab.day
  @Namespace private var namespace

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(Tab.allCases) { item in
          ZStack {
            if item == tab {
              Capsule()
                .fill(Color.accentColor)
                .matchedGeometryEffect(id: "capsule", in: namespace)
            }
            Text(item.rawValue)
              .foregroundColor(item == tab ? .white : .primary)
          }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
          .onTapGesture {
            withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.8)) { tab = item }
          }
          .accessibilityIdentifier("tab \(item.id)")
        }
      }
      .frame(height: 32)
      .background(Capsule().fill(Color.gray.opacity(0.2)))
      Spacer()
      page
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
        .id(tab)
      Spacer()
    }
    .padding()
    .clipped()
  }

  @ViewBuilder private var page: some View {
    switch tab {
    case .day: Figure(value: 42, unit: "minutes")
    case .week: Figure(value: 5, unit: "hours")
    case .year:
      VStack {
        Figure(value: 11, unit: "days")
        Text("A long one").font(.caption)
      }
    }
  }

  struct Figure: View {
    let value: Int
    let unit: String

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("\(value)").font(.system(size: 64, weight: .bold, design: .rounded))
        Text(unit).font(.headline).foregroundColor(.secondary)
      }
    }
  }
}
