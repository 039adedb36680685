/// The shortest decimal that reads back as the number, without a trailing `.0`.
struct NumberText: CustomStringConvertible {
  let description: String

  init(_ value: Double) {
    let text = (value == 0 ? 0 : value).description
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
