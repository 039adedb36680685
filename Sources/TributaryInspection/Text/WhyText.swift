import Foundation
import TributaryDiagnostics

/// The reasons for the body evaluations of a recording, as text in lines of 80 columns.
///
///     frame 2 at 0 s, pass 1
///       Counter
///         taps 0 → 5 of Counter
///           onTapGesture at Counter › Text
struct WhyText {
  private(set) var text = ""

  private static let columns = 80
  private static let longestChain = 8

  private let events: [Inspection.Event]

  init(_ recording: Inspection.Recording, omitted: Inspection.OmittedCounts) {
    events = recording.events
    var lines: [String] = []
    for (number, frame) in recording.frames.enumerated() {
      for pass in frame.passes { lines += self.lines(of: pass, in: frame, number + 1) }
    }
    if lines.isEmpty { lines = ["No body ran."] }
    if !omitted.isEmpty { lines.append("omitted: \(omitted.description)") }
    text = lines.joined(separator: "\n") + "\n"
  }

  private func lines(of pass: Inspection.Recording.Pass, in frame: Inspection.Recording.Frame, _ number: Int)
    -> [String]
  {
    let bodies = pass.events.clamped(to: events.indices).filter { events[$0].kind == .body }
    guard !bodies.isEmpty else { return [] }
    var lines = ["frame \(number) at \(LengthText.number(frame.time)) s, pass \(pass.number)"]
    let first = bodies.filter { events[$0].detail == Inspection.Event.firstTime }
    if !first.isEmpty {
      let names = first.map { events[$0].name }
      var counts: [(name: String, count: Int)] = []
      for name in names {
        if let index = counts.firstIndex(where: { $0.name == name }) {
          counts[index].count += 1
        } else {
          counts.append((name, 1))
        }
      }
      let list = counts.map { $0.count == 1 ? $0.name : "\($0.name) × \($0.count)" }.joined(separator: ", ")
      lines += Columns.wrap(VisibleText("for the first time: \(list)").text, columns: Self.columns - 2, lines: 8)
        .map { "  \($0)" }
    }
    for index in bodies where events[index].detail != Inspection.Event.firstTime {
      lines.append("  " + Columns.tail(VisibleText(events[index].path).text, columns: Self.columns - 2))
      let causes = events[index].causes
      if causes.isEmpty { lines.append(line(VisibleText(events[index].detail).text, indent: 4)) }
      for cause in causes { appendChain(from: cause, indent: 4, to: &lines) }
    }
    return lines
  }

  private func appendChain(from index: Int, indent: Int, to lines: inout [String]) {
    guard events.indices.contains(index), indent < 4 + 2 * Self.longestChain else { return }
    lines.append(line(events[index].sentence, indent: indent))
    // A few of the publications that lead to a delivery are enough to identify its origin.
    for cause in events[index].causes.prefix(3) { appendChain(from: cause, indent: indent + 2, to: &lines) }
    let rest = events[index].causes.count - 3
    if rest > 0 { lines.append(line("… \(rest) more", indent: indent + 2)) }
  }

  private func line(_ text: String, indent: Int) -> String {
    String(repeating: " ", count: indent) + Columns.head(text, columns: Self.columns - indent)
  }
}

extension Inspection.Event {
  /// The `detail` of a body that is evaluated because its view is new.
  public static let firstTime = "for the first time"

  /// The event in a few words. Long paths are truncated at the start, and long values at the end.
  public var sentence: String {
    let place = Columns.tail(VisibleText(path).text, columns: 36)
    let detail = Columns.head(VisibleText(self.detail).text, columns: 44)
    let name = VisibleText(self.name).text
    return switch kind {
    case .input: "\(name) \(detail)"
    case .gesture: "\(name) \(detail) at \(place)"
    case .action: "\(name) at \(place)"
    case .delivery: "\(name) \(detail) at \(place)"
    case .state: "\(name) \(detail) of \(place)"
    case .object: "\(name.isEmpty ? "an object" : name) changed, read by \(place)"
    case .body: "the body of \(place) ran\(detail.isEmpty ? "" : ", \(detail)")"
    case .invalidation: "the size of \(place) was invalidated"
    case .publication: "\(name) published at \(place)"
    case .geometry: "the geometry of \(place) \(detail)"
    case .refusal: "a write of \(name) was discarded"
    }
  }
}

extension Inspection {
  /// The reasons for the body evaluations of the recording, as text in lines of 80 columns. A chain of causes follows
  /// each evaluation.
  public var whyUpdated: String {
    guard let recording else { return "No frames were recorded.\n" }
    return WhyText(recording, omitted: omitted).text
  }
}
