@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import Foundation
import TributaryDrawing
import TributaryGeometry

/// The days of one month with its name and the names of the days of the week.
struct MonthPage {
  let words: DateWords
  let month: Date
  let page: Binding<Int>
  let isPicked: (Date) -> Bool
  let isEnabled: (Date) -> Bool
  let hasFocus: Bool
  let pick: (Date) -> Void

  init(
    words: DateWords, month: Date, page: Binding<Int>, isPicked: @escaping (Date) -> Bool,
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

  /// How wide a day likes to be, in points; it may be narrower.
  static var cell: CGFloat { 32 }

  private var width: CGFloat { Self.cell * CGFloat(words.weekdays.count) }
}

extension MonthPage: View, FrameworkComposite {
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
      .onTapGesture { if isEnabled(day) { pick(day) } }
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
