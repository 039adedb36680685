@_spi(Engine) package import TributaryEngine

/// A node that says where what is inside takes input.
package protocol BoundsInput: ItemNode {}
