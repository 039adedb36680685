import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryGestures
import TributaryHost
import TributaryViews

extension ViewHost {
  /// Performs steps that are written as on the command line: `tap add; type Eggs; key shift+tab; wait 0.5`.
  ///
  /// Four more steps exist: `focus -1` moves the focus, `activate` taps the focused view, `rest` runs all animations to
  /// their end, and `width 300` resizes the host.
  func play(_ steps: String) {
    for step in steps.split(separator: ";") { playStep(step.trimmed) }
  }

  /// Performs the steps of each row, and expects a value after them.
  func play<Value: Equatable>(
    expecting rows: KeyValuePairs<String, Value>, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, value: () -> Value
  ) {
    for (steps, expected) in rows {
      play(steps)
      expect(
        value(), equals: expected, "after “\(steps)”", fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Returns those of the texts that are drawn lines, as "a, c".
  func drawn(_ texts: String...) -> String {
    let lines: [String] = self.lines
    return texts.filter { lines.contains($0) }.joined(separator: ", ")
  }

  private func playStep(_ step: String) {
    let words: [Substring] = step.split(separator: " ")
    let number: Int? = words.count > 1 ? Int(words[1]) : nil
    switch (words.first.map { String($0) } ?? "", number) {
    case ("focus", let number?): moveFocus(by: number)
    case ("activate", nil): activateFocus()
    case ("rest", nil): rest()
    case ("width", let number?):
      size.width = CGFloat(number)
      update()
    default:
      do {
        for parsed in try Script(step).steps { playStep(parsed) }
      } catch {
        Issue.record(error)
      }
    }
  }

  private func playStep(_ step: Script.Step) {
    switch step {
    case .tap(.point(let point), let modifiers): tap(at: point, modifiers: modifiers)
    case .tap(.named(let name), let modifiers):
      update()
      if frame(of: name) != nil {
        tap(name, modifiers: modifiers)
      } else if let text = shownTexts.first(where: { $0.shownContent == name }) {
        tap(at: text.center, modifiers: modifiers)
      } else {
        Issue.record("No view has the identifier or the text “\(name)”.")
      }
    case .type(let text): self.type(text)
    case .key(let key, let modifiers): pressKey(key, modifiers: modifiers)
    case .drag(let start, let end, let seconds): drag(from: start, to: end, holding: seconds)
    case .scroll(.named(let name), let distance): scroll(name, by: distance)
    case .scroll(.point(let point), let distance): scroll(at: point, by: distance)
    case .wait(let seconds): advance(by: seconds)
    default: Issue.record("Tests do not perform the step \(step).")
    }
  }
}
