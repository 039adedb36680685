/// The comparison of pictures in tests.
struct AnimatedPictureTests {
  /// Returns whether two pictures with the given elements are equal.
  private func areEqual(_ one: String, _ other: String) throws -> Bool {
    let pictures = try [one, other].map { try AnimatedPicture("<svg>\($0)</svg>") }
    return pictures[0].difference(at: 0, from: pictures[1]) == nil
  }

  private let one = ##"<rect x="0" y="0" width="9" height="9" fill="#f00"/>"##
  private let two = ##"<rect x="5" y="5" width="9" height="9" fill="#00f"/>"##

  private func faded(_ element: String) -> String { element.replacing("/>", with: " fill-opacity=\"0.5\"/>") }

  @Test func `The opacity of a group differs from the same opacity of each element in it`() throws {
    let group = "<g opacity=\"0.5\">\(one)\(two)</g>"
    expect(try !areEqual(group, faded(one) + faded(two)))
    expect(try !areEqual(group, "<g opacity=\"0.5\">\(one)</g><g opacity=\"0.5\">\(two)</g>"))
    expect(try !areEqual(group, "<g opacity=\"0.6\">\(one)\(two)</g>"))
    expect(try areEqual(group, "<g opacity=\"0.5\"><g>\(one)</g>\(two)</g>"))
  }

  @Test func `The opacity of a group with one element is that of the element`() throws {
    expect(try areEqual("<g opacity=\"0.5\">\(one)</g>\(two)", faded(one) + two))
    #expect(
      try areEqual(
        "<g opacity=\"0.5\"><g clip-path=\"url(#c)\">\(one)</g></g>", "<g clip-path=\"url(#c)\">\(faded(one))</g>"))
  }

  @Test func `Opacity outside a filter or a blended group differs from opacity inside`() throws {
    for attribute in ["filter=\"url(#f)\"", "style=\"mix-blend-mode:multiply\""] {
      let outside = "<g opacity=\"0.5\"><g \(attribute)>\(one)</g></g>"
      expect(try !areEqual(outside, "<g \(attribute)>\(faded(one))</g>"), "\(attribute)")
      expect(try areEqual(outside, outside), "\(attribute)")
    }
    // A filter applies before the opacity of its group, and blending after it.
    #expect(
      try areEqual(
        "<g opacity=\"0.5\" filter=\"url(#f)\">\(one)</g>", "<g opacity=\"0.5\"><g filter=\"url(#f)\">\(one)</g></g>"))
    let blending = "style=\"mix-blend-mode:multiply\""
    expect(try areEqual("<g \(blending) opacity=\"0.5\">\(one)</g>", "<g \(blending)>\(faded(one))</g>"))
  }
}
