/// The shortest decimal that reads back as the number, without a trailing `.0`.
package struct NumberText: CustomStringConvertible {
  package let description: String

  package init(_ value: Double) {
    let text = (value == 0 ? 0 : value).description
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
