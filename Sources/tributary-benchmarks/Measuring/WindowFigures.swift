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
    let window = HostWindow(ViewHost(size: CGSize(width: 2_400, height: 1_200)) { WindowGrid(rows: 100) })
    let frame = window.frame(at: 0)
    let picture = LivePicture()
    var size = 0
    let first = clock.measure { size = picture.update(to: frame.picture).byteCount }
    var clicks: [Double] = []
    var clickSize = 0
    for index in 1...40 {
      let point = CGPoint(x: 24 * Double(index) + 12, y: 12 * Double(index) + 6)
      let time = clock.measure {
        for phase in [WebEvent.Pointer.Phase.down, .up] {
          let pointer = WebEvent.Pointer(phase: phase, location: point, modifiers: [])
          window.handle(.pointer(pointer), at: Double(index))
        }
        clickSize = picture.update(to: window.frame(at: Double(index)).picture).byteCount
      }
      clicks.append(time / .milliseconds(1))
    }
    let walk = clock.measure { _ = window.elements() }
    line("10,000 cells, first picture", "\(Self.number(first / .milliseconds(1))) ms, \(size / 1_024) KB")
    line("10,000 cells, one click", "\(Self.number(clicks.sorted()[20])) ms, \(clickSize) bytes")
    line("10,000 cells, accessibility tree", "\(Self.number(walk / .milliseconds(1))) ms")
    if let bytes = Self.idleBytes { line("an idle window of 200 cells", "\(bytes / 1_024) KB beyond the host") }
  }

  private mutating func line(_ name: String, _ value: String) {
    text += name + String(repeating: " ", count: max(1, 36 - name.count)) + value + "\n"
  }

  private static func number(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// The memory that the page of a window occupies on the server, or `nil` if the system does not report it.
  private static var idleBytes: Int? {
    let windows = (0..<40).map { _ in
      HostWindow(ViewHost(size: CGSize(width: 2_400, height: 24)) { WindowGrid(rows: 2) })
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

/// A grid of 100 columns of cells, with one selected cell.
private struct WindowGrid: View {
  let rows: Int
  @State private var chosen = 0

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { column in
            WindowCell(isChosen: chosen == row * 100 + column) { chosen = row * 100 + column }
          }
        }
      }
    }
  }
}

private struct WindowCell: View {
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Text("cell").font(.system(size: 8)).frame(width: 24, height: 12)
      .background(isChosen ? Color.red : Color.white).onTapGesture(perform: choose)
  }
}

extension PicturePatch {
  /// The approximate size of the patch's message, in bytes.
  fileprivate var byteCount: Int {
    operations.reduce(definitions.utf8.count) { sum, operation in
      switch operation {
      case .replace(_, _, _, let markup): sum + markup.utf8.count + 20
      case .attribute(_, let name, let value): sum + name.utf8.count + (value?.utf8.count ?? 4) + 20
      case .take, .put: sum + 12
      }
    }
  }
}
