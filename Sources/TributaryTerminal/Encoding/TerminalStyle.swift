import TributaryDrawing

/// The active graphic rendition, and the sequence that changes it.
struct TerminalStyle: Equatable {
  /// `nil` if no foreground is visible: the active color may remain, which avoids unnecessary changes.
  private var foreground: String? = ""
  private var background = ""
  private var style: Cell.Style = []
  private var isReversed = false

  /// Creates the style of a terminal after a reset.
  init() {}

  init(_ cell: Cell, _ colors: ColorDepth) {
    foreground = cell.isBlank ? nil : cell.foreground.map { colors.parameters($0, layer: .foreground) } ?? ""
    if let color = cell.background { background = colors.parameters(color, layer: .background) }
    style = cell.style
    isReversed = cell.hasContrast && colors == .monochrome
  }

  mutating func change(to next: TerminalStyle, _ colors: ColorDepth, into text: inout String) {
    var next = next
    next.foreground = next.foreground ?? foreground
    guard next != self else { return }
    defer { self = next }
    if next == TerminalStyle() {
      text += "\u{1B}[0m"
      return
    }
    var parameters: [String] = []
    if next.style.contains(.bold) != style.contains(.bold) {
      parameters.append(next.style.contains(.bold) ? "1" : "22")
    }
    if next.style.contains(.italic) != style.contains(.italic) {
      parameters.append(next.style.contains(.italic) ? "3" : "23")
    }
    if next.style.contains(.underline) != style.contains(.underline) {
      parameters.append(next.style.contains(.underline) ? "4" : "24")
    }
    if next.style.contains(.strikethrough) != style.contains(.strikethrough) {
      parameters.append(next.style.contains(.strikethrough) ? "9" : "29")
    }
    if next.isReversed != isReversed { parameters.append(next.isReversed ? "7" : "27") }
    if let color = next.foreground, color != foreground { parameters.append(color.isEmpty ? "39" : color) }
    if next.background != background { parameters.append(next.background.isEmpty ? "49" : next.background) }
    text += "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
