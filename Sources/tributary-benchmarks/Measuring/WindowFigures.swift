import Foundation
import Tributary
import TributaryGeometry
import TributarySVG
import TributaryWeb

/// The costs of a browser window on the server, without the network.
@MainActor
struct WindowFigures {
  private(set) var text = ""

  init() {
    let clock = ContinuousClock()
    let window = HostWindow(
      ViewHost(size: CGSize(width: 2_400, height: 1_200)) { WindowGrid(rows: 100) { _ in OwnCell() } })
    let frame = window.frame(at: 0)
    let picture = LivePicture()
    var size = 0
    let first = clock.measure { size = Self.message(picture.update(to: frame.picture), frame.status, since: nil) }
    let walk = clock.measure { _ = window.elements() }
    line("10,000 cells, first picture", "\(Self.number(first / .milliseconds(1))) ms, \(size / 1_024) KB")
    line("10,000 cells, a click for one cell", Self.clicks(on: window, picture))
    let shared = HostWindow(
      ViewHost(size: CGSize(width: 2_400, height: 1_200)) { SharedGrid() })
    let sharedPicture = LivePicture()
    _ = sharedPicture.update(to: shared.frame(at: 0).picture)
    line("10,000 cells, a click for all cells", Self.clicks(on: shared, sharedPicture))
    line("10,000 cells, accessibility tree", "\(Self.number(walk / .milliseconds(1))) ms")
    if let bytes = Self.idleBytes { line("an idle window of 200 cells", "\(bytes / 1_024) KB beyond the host") }
  }

  private mutating func line(_ name: String, _ value: String) {
    text += name + String(repeating: " ", count: max(1, 36 - name.count)) + value + "\n"
  }

  /// Returns the median total time of a click, the times of its parts, and the size of its patch.
  private static func clicks<Content: View>(on window: HostWindow<Content>, _ picture: LivePicture) -> String {
    let clock = ContinuousClock()
    var (times, size) = ([[Double]](repeating: [], count: 4), 0)
    for index in 1...40 {
      let point = CGPoint(x: 24 * Double(index) + 12, y: 12 * Double(index) + 6)
      var parts = [WebEvent.Pointer.Phase.down, .up].map { phase in
        clock.measure {
          let pointer = WebEvent.Pointer(phase: phase, location: point, modifiers: [])
          window.handle(.pointer(pointer), at: Double(index))
        }
      }
      var frame: WebFrame?
      parts.append(clock.measure { frame = window.frame(at: Double(index)) })
      parts.append(
        clock.measure {
          if let frame { size = message(picture.update(to: frame.picture), frame.status, since: frame.status) }
        })
      for (part, time) in parts.enumerated() { times[part].append(time / .milliseconds(1)) }
    }
    let medians = times.map { $0.sorted()[20] }
    let names = ["down", "up", "frame", "message"]
    let parts = zip(names, medians).map { "\($0) \(hundredths($1))" }.joined(separator: ", ")
    return "\(hundredths(medians.reduce(0, +))) ms (\(parts)), \(size) bytes"
  }

  /// Builds the message with a patch, and returns its size in bytes.
  private static func message(_ patch: PicturePatch, _ status: WebStatus, since old: WebStatus?) -> Int {
    ServerMessage.frameBytes(1, patch, status, since: old).count
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func number(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// The memory that the page of a window occupies on the server, or `nil` if the system does not report it.
  private static var idleBytes: Int? {
    let windows = (0..<40).map { _ in
      HostWindow(ViewHost(size: CGSize(width: 2_400, height: 24)) { WindowGrid(rows: 2) { _ in OwnCell() } })
    }
    for window in windows { _ = window.frame(at: 0) }
    guard let before = residentBytes else { return nil }
    var kept: [(LivePicture, WebElements)] = []
    for window in windows {
      let picture = LivePicture()
      _ = picture.update(to: window.frame(at: 1).picture)
      kept.append((picture, window.elements()))
    }
    return withExtendedLifetime(kept) { residentBytes.map { ($0 - before) / windows.count } }
  }

  private static var residentBytes: Int? {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
  }
}

/// A grid of 100 columns of cells.
private struct WindowGrid<Cell: View>: View {
  let rows: Int
  let cell: (Int) -> Cell

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { column in cell(row * 100 + column) }
        }
      }
    }
  }
}

/// A grid whose state is the chosen cell, so that every cell reads it.
private struct SharedGrid: View {
  @State private var chosen = 0

  var body: some View {
    WindowGrid(rows: 100) { index in WindowCell(isChosen: chosen == index) { chosen = index } }
  }
}

/// A cell with its own state.
private struct OwnCell: View {
  @State private var isChosen = false

  var body: some View { WindowCell(isChosen: isChosen) { isChosen.toggle() } }
}

private struct WindowCell: View {
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Text("cell").font(.system(size: 8)).frame(width: 24, height: 12)
      .background(isChosen ? Color.red : Color.white).onTapGesture(perform: choose)
  }
}
