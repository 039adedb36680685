/// The program under test.
let program = Program("app-fixture")

/// A frame, decoded from the program's JSON.
struct Frame: Decodable, Equatable { let x, y, width, height: Double }

/// The part of a report that these tests read.
struct Report: Decodable {
  struct Entry: Decodable {
    let x, y: Double
    let presented: Frame?
  }

  let time: Double
  let isAnimating: Bool
  let frames: [String: Entry]
}

/// Returns the report after a script.
func report(after script: String) throws -> Report {
  try JSONDecoder().decode(Report.self, from: Data(program.output("--script", script, "--report").utf8))
}

/// Returns the picture in characters after a script.
func picture(after script: String) throws -> String { try program.output("--script", script) }

/// Returns a host that has run the first frame of an app.
@MainActor func host<A: App>(_ app: A) -> ViewHost<AppRoot<A>> {
  let host = ViewHost(size: CGSize(width: 300, height: 300)) { AppRoot(app) }
  host.environment.textMeasurer = CellTextMeasurer()
  host.update()
  return host
}
