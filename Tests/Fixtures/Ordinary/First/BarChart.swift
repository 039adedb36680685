import SwiftUI

/// Animated bars, as drawn without a chart framework.
struct BarChart: View {
  @State private var values: [(day: String, steps: Double)] = [
    ("Mon", 4200), ("Tue", 8100), ("Wed", 6400), ("Thu", 9800), ("Fri", 3100),
  ]
  @State private var hasAppeared = false
  @State private var selected: String?

  private var largest: Double { values.map(\.steps).max() ?? 1 }
  private var average: Double { values.map(\.steps).reduce(0, +) / Double(values.count) }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Steps").font(.largeTitle)
      Text("Average: \(average, specifier: "%.0f")").foregroundColor(.secondary)
      GeometryReader { geometry in
        ZStack(alignment: .bottomLeading) {
          AverageLine(level: CGFloat(average / largest))
            .stroke(Color.orange, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
          HStack(alignment: .bottom, spacing: 8) {
            ForEach(values, id: \.day) { value in
              Bar(name: value.day, isSelected: selected == value.day)
                .frame(height: hasAppeared ? geometry.size.height * CGFloat(value.steps / largest) : 0)
                .onTapGesture { withAnimation(.spring()) { selected = value.day } }
                .accessibilityIdentifier(value.day)
            }
          }
        }
      }
      .frame(height: 240)
      HStack(spacing: 8) {
        ForEach(values, id: \.day) { Text($0.day).font(.caption).frame(maxWidth: .infinity) }
      }
      if let selected = selected, let value = values.first(where: { $0.day == selected }) {
        Text("\(selected): \(Int(value.steps)) steps").padding(.top)
      }
      Spacer()
      Button("Double Friday") {
        withAnimation(.easeInOut(duration: 0.5)) { values[4].steps *= 2 }
      }
    }
    .padding()
    .onAppear { withAnimation(Animation.easeOut(duration: 0.8).delay(0.1)) { hasAppeared = true } }
  }

  struct Bar: View {
    let name: String
    let isSelected: Bool

    var body: some View {
      RoundedRectangle(cornerRadius: 4)
        .fill(isSelected ? Color.red : Color.blue)
        .frame(maxWidth: .infinity)
    }
  }

  struct AverageLine: Shape {
    var level: CGFloat

    var animatableData: CGFloat {
      get { level }
      set { level = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        let y = rect.maxY - rect.height * level
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}

struct BarChart_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BarChart()
      BarChart().environment(\.colorScheme, .dark)
    }
  }
}
