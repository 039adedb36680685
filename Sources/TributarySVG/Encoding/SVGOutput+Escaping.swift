import TributaryDrawing

extension SVGOutput {
  /// Appends text from a user's program, safe in content and in attributes.
  mutating func escape(_ text: String) {
    for scalar in text.withoutHiddenCharacters.unicodeScalars {
      switch XMLCharacter(scalar) {
      case .plain: UTF8.encode(scalar).map { append($0) }
      case .entity(let entity): markup(entity)
      case .spaces(let count): for _ in 0..<count { byte(" ") }
      case .dropped: break
      }
    }
  }

  private mutating func append(_ units: UTF8.EncodedScalar) {
    for unit in units { byte(Unicode.Scalar(unit)) }
  }
}
