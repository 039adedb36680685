/// A group of commands that programs have on systems with a line of menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the program.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Whether the program is seen.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Keeping documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Changing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The windows that there are.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// A window alone.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Which window is in front.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}
