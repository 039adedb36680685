import Foundation
import SwiftUI

struct EventCountdown: View {
  struct Event: Identifiable, Comparable {
    let id: Int
    let title: String
    let date: Date
    var isPinned = false

    static func < (a: Event, b: Event) -> Bool {
      a.isPinned == b.isPinned ? a.date < b.date : a.isPinned
    }
  }

  private static let start = Date(timeIntervalSince1970: 1_714_521_600)

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "d MMMM yyyy"
    return formatter
  }()

  @State private var today = Self.start
  @State private var events = [
    Event(id: 1, title: "Concert", date: start.addingTimeInterval(3 * 86_400)),
    Event(id: 2, title: "Conference", date: start.addingTimeInterval(12 * 86_400)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text(today, formatter: Self.formatter).font(.headline).accessibilityIdentifier("today")
        Spacer()
        Button("Next day") { withAnimation { today = Self.calendar.date(byAdding: .day, value: 1, to: today)! } }
          .accessibilityIdentifier("next-day")
      }
      if let pinned = events.first(where: \.isPinned) {
        Text(pinned.title).font(.largeTitle.weight(.heavy)).accessibilityIdentifier("pinned")
      }
      ForEach(events.sorted()) { event in
        card(event)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .task(id: today) {
      await Task.yield()
      if events.allSatisfy({ days(until: $0) < -30 }) { today = Self.start }
    }
  }

  @ViewBuilder private func card(_ event: Event) -> some View {
    let days = days(until: event)
    HStack {
      VStack(alignment: .leading) {
        Text(event.title)
        Text(event.date, formatter: Self.formatter).font(.caption).foregroundStyle(.secondary)
      }
      if days == 0 {
        Text("now")
          .font(.caption2)
          .padding(.horizontal, 6)
          .background(.red, in: .capsule)
          .foregroundStyle(.white)
          .phaseAnimator([1.0, 1.2]) { content, scale in
            content.scaleEffect(scale)
          } animation: { _ in
            .easeInOut
          }
      }
      Spacer()
      Text(text(days)).accessibilityIdentifier("event-\(event.id)")
      Button("Pin", systemImage: event.isPinned ? "bookmark.fill" : "bookmark") {
        withAnimation(.spring) {
          for index in events.indices { events[index].isPinned = events[index].id == event.id && !event.isPinned }
        }
      }
      .labelStyle(.iconOnly)
      .accessibilityIdentifier("pin-\(event.id)")
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }

  private func days(until event: Event) -> Int {
    Self.calendar.dateComponents([.day], from: today, to: event.date).day ?? 0
  }

  private func text(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    case 2...: "in \(days) days"
    case -1: "1 day ago"
    default: "\(-days) days ago"
    }
  }
}

#Preview("Countdown") { EventCountdown() }
