import Foundation

/// Trivial types whose equality is that of their bits.
package protocol BitwiseEquatable {}
