@_spi(Engine) import TributaryEngine
import Foundation
import TributaryGeometry

/// A button that says the date or the time that is picked, and opens what picks another beside it.
struct CompactDatePart {
  let selection: Binding<Date>
  let bounds: DateBounds
  let part: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.dateWords) private var words

  init(_ configuration: DatePickerStyleConfiguration, part: DatePickerComponents) {
    selection = configuration.$selection
    bounds = configuration.bounds
    self.part = part
  }
}

extension CompactDatePart: View, FrameworkComposite {
  var body: some View {
    let shown = bounds.nearest(to: selection.wrappedValue)
    Button(part == .date ? words.date(shown) : words.time(shown)) { isOpen.toggle() }
      .buttonStyle(.bordered)
      .popover(isPresented: $isOpen, arrowEdge: .bottom) {
        Group {
          if part == .date {
            MonthView(selection: selection, bounds: bounds)
          } else {
            TimeParts(selection: selection, bounds: bounds)
          }
        }
        .padding(12)
      }
  }
}
