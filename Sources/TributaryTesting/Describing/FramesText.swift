import Tributary
import TributaryDiagnostics

/// The frames of all identifiers as a table, sorted: places and sizes in the root, in points.
///
///     identifier   x   y  width  height
///     label       56  34     88      32
@MainActor
struct FramesText {
  let lines: [String]

  init<Content: View>(_ host: ViewHost<Content>) {
    var rows = [["identifier", "x", "y", "width", "height"]]
    for identifier in host.identifiers {
      guard let frame = host.frame(of: identifier) else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      rows.append([VisibleText(identifier, limit: 100).text] + numbers.map { PointText.text($0) })
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines = rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        let pad = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + pad : pad + cell.0
      }.joined(separator: "  ")
    }
  }
}
