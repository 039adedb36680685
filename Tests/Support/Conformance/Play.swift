/// Plays rows of steps and checks on a host, and checks the invariants of its tree at the end.
///
///     play(
///       host, journal,
///       "tap open; rest | box content = 0 16 200 284; lines = Title / OK",
///       "key escape; rest | box content = nowhere; log = dismissed")
///
/// The steps of a row precede the bar, and its checks follow it. The steps are those of a `Script` and of
/// ``RowPlayer``. A check is a query of ``RowPlayer``, one of the words `=`, `!=`, `has`, `lacks`, `begins`, and
/// `ends`, and a text.
@MainActor
package func play<Content: View>(
  _ host: ViewHost<Content>, _ journal: Journal, _ rows: String..., fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RowPlayer(host, journal, place).play(rows)
}

/// Plays rows without a journal. The names of the answers are queries.
@MainActor
package func play<Content: View>(
  _ host: ViewHost<Content>, answers: [String: () -> String] = [:], _ rows: String..., fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RowPlayer(host, Journal(), place, answers).play(rows)
}

/// Plays rows on a new host, in which a character is 8 points wide and a line 20 high.
@MainActor
package func play<Content: View>(
  _ width: CGFloat, _ height: CGFloat, _ rows: String..., fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Content
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RowPlayer(settledHost(width, height, content: content), Journal(), place).play(rows)
}

/// Plays rows on a new host whose views note their actions in a journal.
@MainActor
package func play<Content: View>(
  _ width: CGFloat, _ height: CGFloat, _ journal: Journal, _ rows: String..., fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Content
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  RowPlayer(settledHost(width, height, content: content), journal, place).play(rows)
}

extension ViewHost {
  /// Performs the steps of a row.
  package func play(
    _ steps: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    RowPlayer(self, Journal(), place).perform(steps)
  }

  /// Performs the steps of each row, and expects a value after them.
  package func play<Value: Equatable>(
    expecting rows: KeyValuePairs<String, Value>, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, value: () -> Value
  ) {
    for (steps, expected) in rows {
      play(steps, fileID: fileID, filePath: filePath, line: line, column: column)
      expect(
        value(), equals: expected, "after “\(steps)”", fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Returns those of the texts that are drawn lines, as "a, c".
  package func drawn(_ texts: String...) -> String {
    let lines: [String] = self.lines
    return texts.filter { lines.contains($0) }.joined(separator: ", ")
  }
}

/// A player for rows of steps and checks.
@MainActor
private final class RowPlayer<Content: View> {
  private let host: ViewHost<Content>
  private let journal: Journal
  private let place: SourceLocation
  private let answers: [String: () -> String]

  /// Whether the host handled the last key, exit command, or request for a menu.
  private var isHandled = false
  init(
    _ host: ViewHost<Content>, _ journal: Journal, _ place: SourceLocation, _ answers: [String: () -> String] = [:]
  ) {
    (self.host, self.journal, self.place, self.answers) = (host, journal, place, answers)
  }

  func play(_ rows: [String]) {
    for row in rows {
      let parts = row.components(separatedBy: "|")
      perform(parts[0])
      do { for check in parts.dropFirst().flatMap({ items($0) }) { try verify(check, row) } } catch {
        Issue.record("\(row): \(error)", sourceLocation: place)
      }
    }
    // The check lays the tree out again.
    let faults = journal.pausing { host.core.checkInvariants() }
    let last = rows.last ?? ""
    #expect(faults == [], "\(last)", sourceLocation: place)
  }

  /// Performs steps, and records an issue for an invalid one.
  func perform(_ steps: String) {
    do { for step in items(steps) { try performOne(step) } } catch {
      Issue.record("\(steps): \(error)", sourceLocation: place)
    }
  }

  private func items(_ text: String) -> [String] {
    text.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Performs a step of a script, or one of these:
  ///
  /// - `rest`, `update`, `clear` for the journal, `focus 1`, `activate`, `exit`, `cancel`, `resize 200,100`,
  ///   `width 300`,
  /// - `choose`, followed by a shown text,
  /// - a tap by another device: `pencil 10,20`, `touch 10,20`, `pointer 10,20`, or `indirect 10,20`,
  /// - a drag or a pinch in a number of moves: `sweep 10,20 30,20 in 4` or `spread 10,20 2 in 4`,
  /// - a part of a press: `down 10,20`, `move 10,30`, or `up 10,30 at 0.5`, which is a time in seconds.
  private func performOne(_ step: String) throws {
    let words = step.components(separatedBy: " ")
    let argument = words.count > 1 ? words[1] : ""
    let time = words.count > 3 && words[2] == "at" ? Double(words[3]) ?? .nan : host.time
    switch words[0] {
    case "rest": host.rest()
    case "update": host.update()
    case "clear": _ = journal.take()
    case "focus": host.moveFocus(by: Int(argument) ?? 0)
    case "activate": host.activateFocus()
    case "exit": isHandled = host.performExitCommand()
    case "choose":
      let text = words.dropFirst().joined(separator: " ")
      guard let item = host.shownTexts.first(where: { $0.shownContent == text }) else {
        throw CommandLineError("no view shows \(text)")
      }
      host.tap(at: item.center)
    case "pencil": host.tap(at: try point(argument), inputKinds: .pencil)
    case "touch": host.tap(at: try point(argument), inputKinds: .directTouch)
    case "pointer": host.tap(at: try point(argument), inputKinds: .pointer)
    case "indirect": host.tap(at: try point(argument), inputKinds: .indirectTouch)
    case "sweep" where words.count == 5:
      host.drag(from: try point(argument), to: try point(words[2]), steps: Int(words[4]) ?? 0)
    case "spread" where words.count == 5:
      host.pinch(at: try point(argument), by: CGFloat(Double(words[2]) ?? 0), steps: Int(words[4]) ?? 0)
    case "down": host.send(.down(at: try point(argument), time: time))
    case "move": host.send(.moved(to: try point(argument), time: time))
    case "up": host.send(.up(at: try point(argument), time: time))
    case "cancel": host.send(.cancelled(time: host.time))
    case "resize":
      let corner = try point(argument)
      host.size = CGSize(width: corner.x, height: corner.y)
      host.update()
    case "width":
      host.size.width = CGFloat(Double(argument) ?? 0)
      host.update()
    default: for step in try Script(step).steps { try perform(step) }
    }
  }

  private func perform(_ step: Script.Step) throws {
    switch step {
    case .tap(.point(let point), let keys): host.tap(at: point, modifiers: keys)
    case .tap(.named(let name), let keys):
      host.update()
      if host.frame(of: name) == nil, let text = host.shownTexts.first(where: { $0.shownContent == name }) {
        host.tap(at: text.center, modifiers: keys)
      } else {
        host.tap(name, modifiers: keys)
      }
    case .hover(nil): host.hover(at: nil)
    case .hover(.point(let point)): host.hover(at: point)
    case .hover(.named(let name)): host.hover(name)
    case .press(let point, let seconds): host.press(at: point, for: seconds)
    case .drag(let start, let end, let seconds): host.drag(from: start, to: end, holding: seconds)
    case .scroll(.point(let point), let distance): host.scroll(at: point, by: distance)
    case .scroll(.named(let name), let distance): host.scroll(name, by: distance)
    case .type(let text): host.type(text)
    case .key(let key, let keys): isHandled = host.pressKey(key, modifiers: keys)
    case .menu(.point(let point)): isHandled = host.openContextMenu(at: point)
    case .pinch(.point(let point), let factor, let angle): host.pinch(at: point, by: factor, rotatingBy: angle)
    case .wait(let seconds): host.advance(by: seconds)
    default: throw CommandLineError("\(step) is not a step of a row")
    }
  }

  private func point(_ text: String) throws -> CGPoint {
    let numbers = text.components(separatedBy: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw CommandLineError("\(text) is not a point") }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private func verify(_ check: String, _ row: String) throws {
    // An expected text can be empty.
    let text = check + " "
    let relations = [" = ", " != ", " has ", " lacks ", " begins ", " ends "].compactMap { text.range(of: $0) }
    guard let relation = relations.min(by: { $0.lowerBound < $1.lowerBound }) else {
      throw CommandLineError("\(check) has no relation")
    }
    let query = String(text[..<relation.lowerBound])
    let expected = text[relation.upperBound...].trimmingCharacters(in: .whitespaces)
    let actual = try value(of: query)
    let isFound = query == "lines" ? host.lines.contains(expected) : actual.contains(expected)
    switch text[relation] {
    case " = ": #expect(actual == expected, "\(row)", sourceLocation: place)
    case " != ": #expect(actual != expected, "\(row)", sourceLocation: place)
    case " begins ": #expect(actual.hasPrefix(expected), "\(row): \(actual)", sourceLocation: place)
    case " ends ": #expect(actual.hasSuffix(expected), "\(row): \(actual)", sourceLocation: place)
    case " has ": #expect(isFound, "\(row): \(actual)", sourceLocation: place)
    default: #expect(!isFound, "\(row): \(actual)", sourceLocation: place)
    }
  }

  /// Returns the answer to a query: the entries of the journal, the shown lines, or a property of a view or of the
  /// host.
  private func value(of query: String) throws -> String {
    let words = query.components(separatedBy: " ")
    let name = words.dropFirst().joined(separator: " ")
    let names = name.components(separatedBy: ", ")
    if let answer = answers[query] { return answer() }
    switch words[0] {
    case "log": return journal.take()
    case "lines": return host.lines.joined(separator: " / ")
    case "first": return host.lines.first ?? "nothing"
    case "last": return host.lines.last ?? "nothing"
    case "box": return host.box(name)
    case "shown": return host.shownBox(name)
    case "present": return names.filter { host.frame(of: $0) != nil }.joined(separator: ", ")
    case "lefts": return host.displayList.rectangles.map(\.minX).sorted().map { short($0) }.joined(separator: " ")
    case "extent": return host.extent(name)
    case "rows": return names.map { host.rows($0) }.joined(separator: " ")
    case "columns": return names.map { host.columns($0) }.joined(separator: " ")
    case "drawn": return names.filter { host.drawn($0) != "" }.joined(separator: ", ")
    case "width": return length(of: name, \.width)
    case "height": return length(of: name, \.height)
    case "minX": return length(of: name, \.minX)
    case "minY": return length(of: name, \.minY)
    case "maxX": return length(of: name, \.maxX)
    case "maxY": return length(of: name, \.maxY)
    case "midX": return length(of: name, \.midX)
    case "midY": return length(of: name, \.midY)
    case "x": return short(host.shownX(name))
    case "y": return short(host.shownY(name))
    case "taps": return "\(host.taps(name))"
    case "focus": return host.focusedFrame.map { short($0) } ?? "nowhere"
    case "focused": return "\(host.focusedFrame != nil && host.focusedFrame == host.frame(of: name))"
    case "animating": return "\(host.isAnimating)"
    case "diagnostics": return host.diagnostics.map { "\($0.code)" }.joined(separator: " ")
    case "handled": return "\(isHandled)"
    case "picture": return host.displayList.description
    case "faults": return host.core.checkInvariants().joined(separator: " ")
    case "inks": return host.inks
    default:
      guard let ink = Ink(rawValue: words[0]) else { throw CommandLineError("\(query) is not a query") }
      return host.boxes(in: ink).joined(separator: " / ")
    }
  }

  private func length(of name: String, _ edge: KeyPath<CGRect, CGFloat>) -> String {
    host.frame(of: name).map { short($0[keyPath: edge]) } ?? "nowhere"
  }
}
