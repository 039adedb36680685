import Foundation

/// Objects that never change and are told apart by nobody: they are compared by `==` like the values that they stand for.
package protocol ImmutableObject: AnyObject, Equatable, _KnownToEngine {}
