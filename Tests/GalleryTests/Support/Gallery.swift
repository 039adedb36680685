/// The program under test.
let program = Program("Gallery")

/// A frame, decoded from the program's JSON.
struct Frame: Decodable, Equatable, CustomStringConvertible {
  let x, y, width, height: Double

  var description: String { [x, y, width, height].map { "\($0)".replacing(".0", with: "") }.joined(separator: " ") }
}

/// Returns the frames of a page.
func frames(of page: String, _ options: String...) throws -> [String: Frame] {
  let run = try program.run([page, "--frames"] + options)
  #expect(run.status == 0)
  #expect(run.errors == "")
  return try JSONDecoder().decode([String: Frame].self, from: Data(run.output.utf8))
}

/// Returns the names of all pages.
func pages() throws -> [String] { try program.run("--list").output.split(separator: "\n").map(String.init) }
