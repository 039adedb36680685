@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import Foundation
import TributaryGeometry

/// The days of a month, one of which is picked; arrow keys go from day to day and from week to week.
struct MonthView {
  let selection: Binding<Date>
  let bounds: DateBounds
  /// How many months the one that is shown is after that of the selection.
  @State private var page = 0
  @State private var hasFocus = false
  @Environment(\.dateWords) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension MonthView: View, FrameworkComposite {
  var body: some View {
    let picked = bounds.nearest(to: selection.wrappedValue)
    let month = words.calendar.date(byAdding: .month, value: page, to: picked) ?? picked
    MonthPage(
      words: words, month: month, page: $page,
      isPicked: { words.calendar.isDate($0, inSameDayAs: picked) },
      isEnabled: { bounds.holds(dayOf: $0, in: words.calendar) }, hasFocus: hasFocus
    ) { pick($0, from: picked) }
    .modifier(KeyModifier(action: { action(for: $0, from: picked) }, focusChange: { hasFocus = $0 }))
  }

  /// Picks a day, at the time that was picked before.
  private func pick(_ day: Date, from picked: Date) {
    let calendar = words.calendar
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: picked)
    let start = calendar.startOfDay(for: day)
    let date = calendar.date(byAdding: time, to: start) ?? start
    page = 0
    let new = bounds.nearest(to: date)
    if new != selection.wrappedValue { selection.wrappedValue = new }
  }

  private func action(for key: FocusKey, from picked: Date) -> (() -> Void)? {
    let days: Int
    switch key {
    case .left: days = -1
    case .right: days = 1
    case .up: days = -words.weekdays.count
    case .down: days = words.weekdays.count
    default: return nil
    }
    guard let day = words.calendar.date(byAdding: .day, value: days, to: picked),
      bounds.holds(dayOf: day, in: words.calendar)
    else { return nil }
    return { pick(day, from: picked) }
  }
}
