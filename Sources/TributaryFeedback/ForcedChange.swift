/// A value that can be set to what it says already, and is another value then: it carries a count.
///
/// The rules look at what it says. A loop that lets a position go to and fro repeats itself, whatever has been counted.
package protocol ForcedChange {
  /// What it says, without the count.
  var said: Any { get }
}
