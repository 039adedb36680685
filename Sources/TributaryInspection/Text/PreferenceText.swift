import TributaryDiagnostics

extension Inspection.Preference {
  /// Who writes the preference, how it is folded and who reads it, as text in lines of at most 80 columns.
  ///
  /// A fold stands after those that it combines, with the values that go in and what comes out.
  ///
  /// - Parameter inspection: The one that the preference is part of.
  public func text(in inspection: Inspection) -> String {
    var paths: [Int: String] = [:]
    for node in inspection.nodes { paths[node.id] = node.path }
    let first = Columns.head(VisibleText("\(key) = \(value ?? "not asked for")").text, columns: 80)
    let lines = participants.flatMap { $0.lines { paths[$0] ?? "gone" } }
    return ([first] + lines).joined(separator: "\n") + "\n"
  }

  /// All who take part, in their order.
  var participants: [Participant] {
    let writers = writers.map { writer in
      Participant(
        place: writer.place, node: writer.node, taker: writer.taker, value: writer.value,
        isReplacing: !writer.isTransform
      ) { path in
        Self.lines(writer.isTransform ? "transform" : "writer", path(writer.node), writer.value, writer.location)
          + (writer.hiddenBy.map { ["    " + Columns.tail("hidden by \(path($0))", columns: 76)] } ?? [])
      }
    }
    let folds = folds.map { fold in
      Participant(place: fold.place, node: fold.node, taker: fold.taker, value: fold.value, isReplacing: false) {
        path in
        FoldText(path: path(fold.node), inputs: inputs(of: fold), count: fold.parts.count, value: fold.value).lines
      }
    }
    let readers = readers.map { reader in
      Participant(place: reader.place, node: reader.node, taker: reader.taker, value: nil, isReplacing: false) { path in
        Self.lines("reader", path(reader.node), reader.name, reader.location)
      }
    }
    return (writers + folds + readers).sorted { $0.place < $1.place }
  }

  private static func lines(_ head: String, _ path: String, _ tail: String, _ location: String?) -> [String] {
    let tail = VisibleText(tail).text
    return ["  \(head) \(Columns.tail(VisibleText(path).text, columns: 80 - 3 - head.count))"]
      + (tail.isEmpty ? [] : ["    " + Columns.head(tail, columns: 76)])
      + (location.map { ["    at \(Columns.tail($0, columns: 73))"] } ?? [])
  }
}
