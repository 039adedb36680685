import Foundation
import SwiftUI

struct MonthCalendar: View {
  @State private var month = Month(year: 2024, month: 2)
  @State private var selected: Int?
  @State private var edge = Edge.trailing

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button {
          turn(by: -1)
        } label: {
          Image(systemName: "chevron.left")
        }.accessibilityIdentifier("before")
        Spacer()
        Text(month.title).font(.title3).bold().id(month).transition(.push(from: edge))
        Spacer()
        Button {
          turn(by: 1)
        } label: {
          Image(systemName: "chevron.right")
        }.accessibilityIdentifier("after")
      }
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(Array(["M", "T", "W", "T", "F", "S", "S"].enumerated()), id: \.offset) { _, name in
          Text(name).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(0..<month.firstColumn, id: \.self) { _ in Color.clear.frame(height: 1) }
        ForEach(1...month.dayCount, id: \.self) { day in
          DayCell(day: day, isSelected: day == selected)
            .onTapGesture { selected = day == selected ? nil : day }
            .accessibilityIdentifier("day \(day)")
        }
      }
      Spacer()
      if let selected {
        Text("\(selected) \(month.title)")
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(.thinMaterial, in: .rect(cornerRadius: 8))
          .transition(.move(edge: .bottom))
      }
    }
    .padding()
    .animation(.snappy, value: selected)
    .gesture(
      DragGesture(minimumDistance: 30).onEnded { value in
        turn(by: value.translation.width < 0 ? 1 : -1)
      })
  }

  private func turn(by step: Int) {
    edge = step > 0 ? .trailing : .leading
    withAnimation {
      month = month.advanced(by: step)
      selected = nil
    }
  }
}

extension MonthCalendar {
  struct Month: Hashable {
    var year: Int
    var month: Int

    private static let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]

    private var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      return calendar
    }

    private var first: Date { calendar.date(from: DateComponents(year: year, month: month, day: 1)) ?? Date() }

    var title: String { "\(Self.names[month - 1]) \(String(year))" }
    var dayCount: Int { calendar.range(of: .day, in: .month, for: first)?.count ?? 30 }
    /// The week begins on Monday.
    var firstColumn: Int { (calendar.component(.weekday, from: first) + 5) % 7 }

    func advanced(by step: Int) -> Month {
      let index = year * 12 + month - 1 + step
      return Month(year: index / 12, month: index % 12 + 1)
    }
  }

  struct DayCell: View {
    let day: Int
    let isSelected: Bool

    var body: some View {
      Text("\(day)")
        .frame(maxWidth: .infinity, minHeight: 32)
        .foregroundColor(isSelected ? .white : .primary)
        .background {
          if isSelected { Circle().fill(Color.accentColor) }
        }
        .contentShape(Rectangle())
    }
  }
}
