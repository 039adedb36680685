/// The five steps that the cycle of each case must name, and the reasons for the exceptions.
enum Stations {
  static let all: Set<String> = ["writer", "key", "reader", "state", "layout"]

  private struct Exception {
    let missing: Set<String>
    let cases: [String]
    let reason: String
  }

  private static let exceptions = [
    Exception(
      missing: ["writer"], cases: ["own-observed", "own-seven", "own-content"],
      reason: "The geometry is read where it is; nobody publishes it."),
    Exception(
      missing: ["layout"],
      cases: [
        "L12", "own-set", "own-three", "own-long", "own-eleven", "own-thirty", "own-mirror", "own-logistic", "own-four",
        "own-shrink", "own-tenth", "own-squares", "own-noise", "own-fibonacci", "own-fresh", "own-random",
        "own-rects",
      ], reason: "The body publishes what it makes of the state itself; no view is resized."),
    Exception(
      missing: ["writer", "layout"], cases: ["own-machine", "own-relay"],
      reason: "The modifier is given the state by the body; nothing is published, and no view is resized."),
    Exception(
      missing: ["writer", "key"], cases: ["own-turns", "own-date", "own-appear"],
      reason: "A view that comes, or a task that starts, is told no value."),
    Exception(
      missing: ["writer"], cases: ["own-task-id"],
      reason: "The modifier is given the state by the body; no view writes it."),
    Exception(
      missing: ["writer", "key", "reader"], cases: ["L01"],
      reason: "The body itself starts the work; there is no modifier."),
  ]

  /// Returns the mismatches of cycles that are listed as a name and lines of two spaces, a kind, and a path.
  static func complaints(about text: String) -> [String] {
    var complaints: [String] = []
    var name = ""
    var kinds: Set<String> = []
    func end() {
      // A finding without a cycle is not a loop.
      guard !kinds.isEmpty else { return }
      let missing = all.subtracting(kinds)
      let allowed = exceptions.first { $0.cases.contains(name) }
      if missing != allowed?.missing ?? [] {
        complaints.append("\(name) lacks \(missing.sorted()): \(allowed?.reason ?? "no reason is given")")
      }
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        kinds.insert(String(line.dropFirst(2).prefix { $0 != " " }))
      } else {
        end()
        (name, kinds) = (String(line), [])
      }
    }
    end()
    return complaints
  }
}
