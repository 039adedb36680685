import TributaryDiagnostics

extension Inspection.Preference {
  /// Who writes the preference, how it is folded and who reads it, as text in lines of at most 80 columns.
  ///
  /// - Parameter inspection: The one that the preference is part of.
  public func text(in inspection: Inspection) -> String {
    func path(_ id: Int) -> String { inspection.node(id)?.path ?? "gone" }
    func line(_ head: String, _ id: Int, _ tail: String) -> [String] {
      let tail = VisibleText(tail).text
      return [
        "  \(head) \(Columns.tail(VisibleText(path(id)).text, columns: 80 - 3 - head.count))"
      ] + (tail.isEmpty ? [] : ["    " + Columns.head(tail, columns: 76)])
    }
    var lines = [Columns.head(VisibleText("\(key) = \(value ?? "not asked for")").text, columns: 80)]
    for writer in writers {
      lines += line(writer.isTransform ? "transform" : "writer", writer.node, writer.value)
      if let location = writer.location { lines.append("    at \(Columns.tail(location, columns: 73))") }
      if let hider = writer.hiddenBy {
        lines.append("    " + Columns.tail("hidden by \(path(hider))", columns: 76))
      }
    }
    for fold in folds {
      lines += line("fold of \(fold.parts.count)", fold.node, fold.value)
    }
    for reader in readers {
      lines += line("reader", reader.node, reader.name)
      if let location = reader.location { lines.append("    at \(Columns.tail(location, columns: 73))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
