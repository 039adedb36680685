import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls

/// The points in effects that follow scrolling, in styles of indicators, and in presentations.
extension MomentView {
  @MainActor @ViewBuilder var others: some View {
    switch moment {
    case .visualEffect: bar(10).visualEffect { [ask] content, _ in content.offset(x: ask.number()) }
    case .scrollTransition:
      ScrollView { bar(10).scrollTransition { [ask] content, _ in content.offset(x: ask.number()) } }
    case .scrollGeometry: Scrolled(ask: ask)
    case .progressStyle: ProgressView(value: 0.5).progressViewStyle(BarProgressStyle(ask: ask))
    case .gaugeStyle: Gauge(value: 0.5) { Text("x") }.gaugeStyle(BarGaugeStyle(ask: ask))
    case .dateStyle:
      DatePicker("x", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).datePickerStyle(
        BarDateStyle(ask: ask))
    case .dialog:
      bar(10).confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible) {
        Button("y") {}
      } message: {
        Asking(ask: ask)
      }
    case .popover: bar(10).popover(isPresented: .constant(true)) { bar(ask.number()) }
    case .symbols:
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Asking(ask: ask).tag(0)
      }
    case .tableCell: Table([Entry()]) { TableColumn("x") { _ in bar(ask.number()) } }
    default: Asking(ask: ask).onHover { _ in }
    }
  }
}

private struct Entry: Identifiable {
  let id = 1
}

private struct Asking: View {
  let ask: Ask
  var body: some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct Scrolled: View {
  let ask: Ask
  @State private var width: CGFloat = 5
  var body: some View {
    ScrollView { Color.red.frame(width: width, height: 10) }.onScrollGeometryChange(
      for: CGFloat.self, of: { _ in ask.number() }, action: { _, new in width = new })
  }
}

private struct BarProgressStyle: ProgressViewStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarGaugeStyle: GaugeStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarDateStyle: DatePickerStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}
