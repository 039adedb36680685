/// The colors by which tests identify drawn views.
package enum Ink: String, CaseIterable {
  case red, green, blue, black, white, yellow

  package var color: Color { Color(resolved) }

  package var resolved: Color.Resolved {
    switch self {
    case .red: Color.Resolved(red: 1, green: 0, blue: 0)
    case .green: Color.Resolved(red: 0, green: 1, blue: 0)
    case .blue: Color.Resolved(red: 0, green: 0, blue: 1)
    case .black: Color.Resolved(red: 0, green: 0, blue: 0)
    case .white: Color.Resolved(red: 1, green: 1, blue: 1)
    case .yellow: Color.Resolved(red: 1, green: 1, blue: 0)
    }
  }
}

/// A drawn command: its color and its bounding box in the picture.
package struct Painted: CustomStringConvertible {
  package let ink: String
  package let box: CGRect

  package var description: String { "\(ink) \(short(box))" }
}

extension ViewHost {
  /// All drawn commands, back to front.
  package var painted: [Painted] {
    var all: [Painted] = []
    displayList.forEachFlattened { flat in
      switch flat.command {
      case .rectangle(let rect, let paint):
        all.append(Painted(ink: inkName(paint), box: rect.applying(flat.transform)))
      case .path(let path):
        all.append(Painted(ink: inkName(path.paint), box: path.path.boundingRect.applying(flat.transform)))
      case .text(let layout, let origin, let paint):
        let box = CGRect(origin: origin, size: layout.size)
        all.append(Painted(ink: inkName(paint), box: box.applying(flat.transform)))
      case .image(let image): all.append(Painted(ink: "image", box: image.frame.applying(flat.transform)))
      case .symbol(let symbol):
        all.append(Painted(ink: inkName(symbol.paint), box: symbol.frame.applying(flat.transform)))
      case .fragment, .effect: break
      }
    }
    return all
  }

  /// The drawn colors, back to front.
  package var inks: String { painted.map(\.ink).joined(separator: " ") }

  /// Returns the boxes drawn in one color, back to front.
  package func boxes(in ink: Ink) -> [String] { painted.filter { $0.ink == ink.rawValue }.map { short($0.box) } }

  /// The drawn lines of text, back to front.
  package var lines: [String] {
    var all: [String] = []
    displayList.forEachFlattened { flat in
      if case .text(let layout, _, _) = flat.command { all += layout.lines.map { String($0.text) } }
    }
    return all
  }
}

private func inkName(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): Ink.allCases.first { $0.resolved == color }?.rawValue ?? "\(color)"
  case .gradient: "gradient"
  case .tiles: "tiles"
  case .effect: "effect"
  }
}
