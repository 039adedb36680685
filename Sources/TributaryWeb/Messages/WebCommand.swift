/// Something that the page does once.
package enum WebCommand: Equatable, Sendable {
  /// Opens an address in a new tab.
  case open(String)
  /// Opens a window of the program in a new tab: a path below the address of the program.
  case openWindow(String)
  /// Closes the tab, if the program has opened it.
  case close
  /// Puts text on the clipboard.
  case copy(String)
}
