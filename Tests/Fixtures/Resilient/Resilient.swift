// This module is compiled for library evolution: the layout of its types is unknown to other modules before run time.

/// A struct with a byte, a gap, and an object.
public struct Resilient {
  public var small: UInt8
  public var large: Int
  public var object: AnyObject?

  public init(_ small: UInt8, _ large: Int, _ object: AnyObject? = nil) {
    self.small = small
    self.large = large
    self.object = object
  }
}
