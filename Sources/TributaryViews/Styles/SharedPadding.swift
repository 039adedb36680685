package import TributaryGeometry
package import TributaryLayout

#if DEBUG
  package import TributaryEngine
#endif

/// The layout of a padding, shared by the nodes that apply the same insets.
///
/// Most views apply the same padding as their neighbors, and a reference takes a quarter of the memory of the insets.
/// In the benchmark `W1`, inline layouts took 3 % of the memory of a cell.
package final class SharedPadding {
  #if DEBUG
    package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  package let layout: PaddingLayout

  private init(_ insets: EdgeInsets) { layout = PaddingLayout(insets: insets) }

  /// The most recent layouts, each at a position that depends on its insets.
  @MainActor @exclusivity(unchecked) private static var recent = ContiguousArray<SharedPadding?>(
    repeating: nil, count: 64)

  /// Returns the layout of a padding: an existing one if it was created recently.
  @MainActor
  package static func of(_ insets: EdgeInsets) -> SharedPadding {
    let position = insets.position
    // Insets with an infinity or not-a-number differ from those of every layout, in which all numbers are finite.
    if let known = recent[position], known.layout.insets == insets { return known }
    let new = SharedPadding(insets)
    recent[position] = new
    return new
  }
}

extension EdgeInsets {
  /// A number from 0 to 63 that is rarely the same for different insets.
  fileprivate var position: Int {
    // The lower half of the bits of a simple fraction is zero.
    let vertical = top.bitPattern &* 7 ^ bottom.bitPattern
    let horizontal = leading.bitPattern &* 7 ^ trailing.bitPattern
    return Int(truncatingIfNeeded: ((vertical &* 9 ^ horizontal) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}

#if DEBUG
  extension SharedPadding: Referable {}
#endif
