import SwiftUI

struct TransitBoard: View {
  struct Departure: Identifiable, Hashable {
    let line: String
    let destination: String
    let minute: Int
    let delay: Int
    var id: String { line }
    var due: Int { minute + delay }
  }

  enum Order: String, CaseIterable {
    case time = "Time"
    case line = "Line"
  }

  private struct Widths: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private let departures = [
    Departure(line: "12", destination: "Old Town", minute: 9, delay: 0),
    Departure(line: "7", destination: "Harbour", minute: 2, delay: 0),
    Departure(line: "S3", destination: "Airport", minute: 4, delay: 4),
  ]

  @State private var minute = 0
  @State private var order = Order.time
  @State private var showsDelays = true
  @State private var lineWidth: CGFloat?

  private var sorted: [Departure] {
    switch order {
    case .time: departures.sorted { $0.due < $1.due }
    case .line: departures.sorted { (Int($0.line) ?? .max, $0.line) < (Int($1.line) ?? .max, $1.line) }
    }
  }

  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text("Central Station").font(.headline)
        Spacer()
        Text(verbatim: "10:" + (minute < 10 ? "0" : "") + "\(minute)").monospaced().accessibilityIdentifier("clock")
      }
      Picker("Order", selection: $order) {
        ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Toggle("Delays", isOn: $showsDelays).accessibilityIdentifier("delays")
      VStack(spacing: 2) {
        ForEach(sorted, content: row)
      }
      .onPreferenceChange(Widths.self) { lineWidth = $0 }
      Spacer()
    }
    .padding()
    .foregroundStyle(.yellow)
    .background(.black, ignoresSafeAreaEdges: .all)
    .environment(\.colorScheme, .dark)
    .animation(.smooth, value: order)
    .onReceive(ticks) { _ in
      if minute < 59 { minute += 1 }
    }
  }

  private func row(_ departure: Departure) -> some View {
    HStack {
      Text(departure.line)
        .bold()
        .background {
          GeometryReader { proxy in Color.clear.preference(key: Widths.self, value: proxy.size.width) }
        }
        .frame(width: lineWidth, alignment: .trailing)
      Text(departure.destination)
      if showsDelays, departure.delay > 0 {
        Text("+\(departure.delay)").font(.caption).foregroundStyle(.red)
      }
      Spacer()
      Text(departure.due <= minute ? "now" : "\(departure.due - minute) min")
        .accessibilityIdentifier("line-\(departure.line)")
    }
    .padding(8)
    .background(.white.opacity(0.1), in: .rect(cornerRadius: 4))
  }
}

#Preview(traits: .sizeThatFitsLayout) { TransitBoard() }
