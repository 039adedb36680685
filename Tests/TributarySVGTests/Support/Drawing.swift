/// Returns a display list with the given commands.
func picture(
  _ commands: DisplayCommand..., size: CGSize = CGSize(width: 100, height: 50)
) -> DisplayList { DisplayList(size: size, root: DisplayFragment(ContiguousArray(commands))) }

/// Returns the elements that a renderer writes for some commands, without the surrounding document.
func elements(_ commands: DisplayCommand...) -> [String] {
  let list = DisplayList(size: CGSize(width: 100, height: 50), root: DisplayFragment(ContiguousArray(commands)))
  let lines = list.svg.split(separator: "\n").map(String.init)
  return Array(lines.dropFirst().dropLast())
}

extension DisplayCommand {
  static func rectangle(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint = .red
  ) -> DisplayCommand { .rectangle(CGRect(x: x, y: y, width: width, height: height), paint) }

  static func fill(_ path: Path, eoFill: Bool = false, _ paint: Paint = .red) -> DisplayCommand {
    .path(DisplayPath(path, .fill(FillStyle(eoFill: eoFill)), paint))
  }

  static func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint = .red) -> DisplayCommand {
    .path(DisplayPath(path, .stroke(style), paint))
  }

  static func effect(_ kind: DisplayEffect.Kind, _ commands: DisplayCommand...) -> DisplayCommand {
    .effect(DisplayEffect(DisplayFragment(ContiguousArray(commands)), kind))
  }

  static func fragment(_ x: CGFloat, _ y: CGFloat, _ commands: DisplayCommand...) -> DisplayCommand {
    .fragment(DisplayFragment(ContiguousArray(commands)), at: CGPoint(x: x, y: y))
  }

  /// Returns one line, with ten points per character, at a baseline 12 points below the frame's top.
  static func line(
    _ text: String, font: ResolvedFont = .body, width: CGFloat? = nil, at point: CGPoint = .zero,
    _ paint: Paint = .black
  ) -> DisplayCommand {
    let width = width ?? CGFloat(text.count) * 10
    let line = TextLayout.Line(text: text, font: font, origin: CGPoint(x: 0, y: 12), width: width)
    let layout = TextLayout(
      size: CGSize(width: width, height: 16), lines: [line], firstBaseline: 12, lastBaseline: 12)
    return .text(layout, at: point, paint)
  }
}

extension Paint {
  static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

  static func gray(_ white: Float, opacity: Float = 1) -> Paint {
    .color(Color.Resolved(red: white, green: white, blue: white, opacity: opacity))
  }
}
