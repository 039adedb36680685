import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A calendar of a month with one selected day. The arrow keys move the selection by days and weeks.
struct MonthView {
  let selection: Binding<Date>
  let bounds: DateBounds
  /// The offset of the visible month from the month of the selection, in months.
  @State private var page = 0
  @State private var hasFocus = false
  @Environment(\.dateFormatting) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension MonthView: View, BuiltInComposite {
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

  /// Selects a day, and keeps the time of the selection.
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

/// The days of one month, with the name of the month and the names of the weekdays.
struct MonthPage {
  let words: DateFormatting
  let month: Date
  let page: Binding<Int>
  let isPicked: (Date) -> Bool
  let isEnabled: (Date) -> Bool
  let hasFocus: Bool
  let pick: (Date) -> Void

  init(
    words: DateFormatting, month: Date, page: Binding<Int>, isPicked: @escaping (Date) -> Bool,
    isEnabled: @escaping (Date) -> Bool, hasFocus: Bool, pick: @escaping (Date) -> Void
  ) {
    self.words = words
    self.month = month
    self.page = page
    self.isPicked = isPicked
    self.isEnabled = isEnabled
    self.hasFocus = hasFocus
    self.pick = pick
  }

  /// The ideal width of a day, in points; days can be narrower.
  static var cell: CGFloat { 32 }

  private var width: CGFloat { Self.cell * CGFloat(words.weekdays.count) }
}

extension MonthPage: View, BuiltInComposite {
  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        Text(verbatim: words.month(month)).bold().underline(hasFocus)
        Spacer(minLength: 8)
        turn("chevron.left", by: -1)
        turn("chevron.right", by: 1).padding(.leading, 16)
      }
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ForEach(Array(words.weekdays.enumerated()), id: \.offset) { _, name in
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).frame(
              minWidth: 0, maxWidth: .infinity)
          }
        }
        ForEach(Array(words.weeks(ofMonth: month).enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              if let day { cell(day) } else { Color.clear.frame(height: 24) }
            }
          }
        }
      }
    }
    .frame(minWidth: 0, idealWidth: width, maxWidth: width)
    .fixedSize(horizontal: false, vertical: true)
  }

  @ViewBuilder
  private func cell(_ day: Date) -> some View {
    let isPicked = isPicked(day)
    Text(verbatim: words.day(day))
      .fontWeight(isPicked ? .bold : .regular)
      .foregroundStyle(isPicked ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .frame(minWidth: 0, maxWidth: .infinity)
      .frame(height: 24)
      .background(AnyShapeStyle(.tint).opacity(isPicked ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
      .onControlTap { if isEnabled(day) { pick(day) } }
      .opacity(isEnabled(day) ? 1 : 0.35)
      .accessibilityIdentifier(words.date(day))
  }

  @MainActor
  private func turn(_ symbol: String, by months: Int) -> some View {
    Button {
      page.wrappedValue += months
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.plain)
  }
}
