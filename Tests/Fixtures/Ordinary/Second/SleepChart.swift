import SwiftUI

struct SleepChart: View {
  struct Night: Identifiable {
    let day: String
    let bedtime: Int  // minutes after 22:00
    let minutes: Int
    var id: String { day }
  }

  enum Mode: String, CaseIterable, Identifiable {
    case duration = "Duration"
    case bedtime = "Bed time"
    var id: Self { self }
  }

  private struct Bars: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 120))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let width = (bounds.width - spacing * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
      for (index, subview) in subviews.enumerated() {
        let height = bounds.height * subview[Fraction.self]
        subview.place(
          at: CGPoint(x: bounds.minX + (width + spacing) * CGFloat(index), y: bounds.maxY), anchor: .bottomLeading,
          proposal: ProposedViewSize(width: width, height: height))
      }
    }
  }

  private struct Fraction: LayoutValueKey {
    static let defaultValue = 0.5
  }

  static let nights = [
    Night(day: "Mon", bedtime: 60, minutes: 450), Night(day: "Tue", bedtime: 45, minutes: 480),
    Night(day: "Wed", bedtime: 120, minutes: 360), Night(day: "Thu", bedtime: 70, minutes: 420),
    Night(day: "Fri", bedtime: 95, minutes: 410), Night(day: "Sat", bedtime: 80, minutes: 490),
    Night(day: "Sun", bedtime: 20, minutes: 470),
  ]

  @State private var mode = Mode.duration
  @State private var selected: Night.ID?
  @State private var goal = 450

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Mode", selection: $mode) { ForEach(Mode.allCases) { Text($0.rawValue).tag($0) } }
        .pickerStyle(.segmented)
      Text(average).font(.system(size: 40, weight: .bold, design: .rounded)).accessibilityIdentifier("average")
      Bars {
        ForEach(Self.nights) { night in
          UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
            .fill(night.minutes >= goal ? Color.indigo : .indigo.opacity(0.4))
            .overlay(alignment: .bottom) { Text(night.day).font(.caption2).foregroundStyle(.white) }
            .layoutValue(key: Fraction.self, value: fraction(night))
            .onTapGesture { selected = night.id }
            .accessibilityIdentifier("bar-\(night.day)")
        }
      }
      .frame(height: 180)
      .overlay(alignment: .bottom) {
        Rectangle().fill(.red).frame(height: 1).alignmentGuide(.bottom) { _ in CGFloat(goal) / 600 * 180 }
      }
      .animation(.spring(response: 0.4, dampingFraction: 0.8), value: mode)
      if let night = Self.nights.first(where: { $0.id == selected }) {
        Text("\(night.day): \(hours(night.minutes))").accessibilityIdentifier("selected")
      }
      Stepper(value: $goal, in: 360...600, step: 30) {
        Text("Goal \(Text(hours(goal)).bold())")
      }
      .accessibilityIdentifier("goal")
    }
    .padding()
    .onChange(of: mode) { selected = nil }
  }

  private var average: String {
    switch mode {
    case .duration: return hours(Self.nights.map(\.minutes).reduce(0, +) / Self.nights.count)
    case .bedtime:
      let minutes = Self.nights.map(\.bedtime).reduce(0, +) / Self.nights.count
      return String(format: "%d:%02d", 22 + minutes / 60, minutes % 60)
    }
  }

  private func fraction(_ night: Night) -> Double {
    mode == .duration ? Double(night.minutes) / 600 : Double(night.bedtime) / 150
  }

  private func hours(_ minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }
}

#Preview { SleepChart() }
