/// The bar that stands in a field where the next character comes. It is part of the picture, not of the text.
package enum FieldCaret {
  package static var bar: Character { "▏" }
}
