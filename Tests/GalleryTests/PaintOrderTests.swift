/// The drawing order, read from the order of the SVG documents.
struct PaintOrderTests {
  /// Returns labels of a page in drawing order.
  private func order(_ page: String, _ pieces: [String]) throws -> [String] {
    let picture = try program.run(page, "--svg", "-").output
    let places = try pieces.map { piece in
      try #require(picture.range(of: ">\(piece)<"), "\(piece) is drawn").lowerBound
    }
    return zip(pieces, places).sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `Overlays and backgrounds are drawn in the order of the chain`() throws {
    try expect(order("paint-order", ["Root", "A", "B", "C", "D"]), equals: ["C", "D", "Root", "A", "B"])
  }

  @Test func `The inner zIndex of a stack does not apply outside`() throws {
    let labels = ["red, 1", "in a Group, 1.5", "green, 100 inside"]
    try expect(order("zindex-scope", labels), equals: ["green, 100 inside", "red, 1", "in a Group, 1.5"])
  }

  @Test func `The raised row is drawn last`() throws {
    let rows = ["row 1", "row 2, zIndex 1", "row 3", "row 4"]
    try expect(order("zindex-overlap", rows), equals: ["row 1", "row 3", "row 4", "row 2, zIndex 1"])
  }
}
