import Foundation
import TributaryDrawing
import TributaryGeometry
import TributaryTerminal

/// A program that shows its last event, its size, and the number of runs of main-queue work. It ends as specified by
/// its argument.
@MainActor final class Probe: TerminalProgram {
  var lines = ["ready", "size", "-", "-"]
  var wakeInterval: Double?
  var wantsPointerMoves = false
  private var ticks = 0
  /// Whether every tick changes all of a large picture.
  private var isFlooding = false
  private var keys = 0
  /// Whether every event takes a millisecond.
  private var isSlow = false

  func resize(to size: CGSize) { lines[1] = "size-\(Int(size.width))-\(Int(size.height))" }

  func display() -> DisplayList {
    let font = ResolvedFont(size: 16)
    let placed = lines.enumerated().map { row, text in
      TextLayout.Line(
        text: text, font: font, origin: CGPoint(x: 0, y: Double(row) * 16 + 12), width: Double(text.count) * 8)
    }
    let size = CGSize(width: 1_600, height: Double(lines.count) * 16)
    let layout = TextLayout(
      size: size, lines: ContiguousArray(placed), firstBaseline: 12, lastBaseline: size.height - 4)
    let paint = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    return DisplayList(size: size, root: DisplayFragment([.text(layout, at: .zero, paint)]))
  }

  func handle(_ event: TerminalInputEvent) -> TerminalResponse {
    if isSlow { usleep(1_000) }
    switch event {
    case .key(.character("s"), []): isSlow = true
    case .key(.character("w"), []): wantsPointerMoves.toggle()
    case .key(.character("k"), []): _exit(4)
    case .key(.character("o"), []): lines[2] = "depth-\(Self.overflow(1))"
    case .key(.character("b"), []): Thread.detachNewThread { print(Self.overflow(1)) }
    case .key(.character("x"), []): return .quit
    case .key(.character("e"), []): exit(3)
    case .key(.character("a"), []): abort()
    case .key(.character("m"), []):
      Task { @MainActor in self.lines[3] = "task-ran" }
      return .handled
    case .key(.character("t"), []):
      wakeInterval = 0.02
      return .handled
    case .key(.character("f"), []):
      isFlooding = true
      wakeInterval = 0.01
      return .handled
    case .key(.character("n"), []):
      keys += 1
      lines[2] = "counted-\(keys)."
      return .handled
    case .key(.character("q"), _), .key(.character("c"), .control), .key(.character("z"), .control): return .declined
    case .key(let key, _): lines[2] = "key-\(key)"
    case .pointer(let pointer):
      let kind = pointer.phase == .down(.left) ? "pressed" : "other"
      lines[2] = "\(kind)-\(Int(pointer.location.x))-\(Int(pointer.location.y))"
    case .paste(let text): lines[2] = "paste-\(text)"
    }
    return .handled
  }

  /// Recurses until the stack is full.
  nonisolated static func overflow(_ depth: Int) -> Int { depth == 0 ? 0 : overflow(depth + 1) + 1 }

  func tick(elapsed seconds: Double) {
    ticks += 1
    if isFlooding {
      if ticks == 400 { wakeInterval = nil }
      let letter = ["a", "b", "c", "d"][ticks % 4]
      lines = Array(lines.prefix(4)) + Array(repeating: String(repeating: letter, count: 190), count: 50)
      return
    }
    if ticks == 3 { wakeInterval = nil }
    lines[3] = "ticks-\(ticks)"
  }
}

// The program can outlive its terminal.
if CommandLine.arguments.contains("--outlive") { signal(SIGHUP, SIG_IGN) }

do {
  try TerminalSession(colors: .monochrome).run(Probe())
  print("left")
} catch {
  print("error: \(error)")
  exit(2)
}
