import TributaryControls
public import TributaryEngine
import TributaryHost
import TributaryViews

// Standard menu bar commands. Tributary has no menu bar; the keys of text fields and columns are always active.

/// The standard sidebar commands, which are empty in Tributary.
public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the sidebar commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// The standard text editing commands, which are empty in Tributary: the keys of text fields are always active.
public struct TextEditingCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the text editing commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// The standard text formatting commands, which are empty in Tributary.
public struct TextFormattingCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the text formatting commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// The standard toolbar commands, which are empty in Tributary.
public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the toolbar commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// The standard inspector commands, which are empty in Tributary.
public struct InspectorCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the inspector commands.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// The standard commands that import pictures from other devices, which are empty in Tributary.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Creates the commands that import pictures.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// A standard group of commands in the menu bar of a desktop system.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Commands that show information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands that show the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands for services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that show and hide the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Commands that terminate the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that import and export documents.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print documents.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Commands that undo and redo actions.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Commands that cut, copy, and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands for toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands for sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that change the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Commands that list the open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that show a single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that show help.
  public static let help = CommandGroupPlacement(name: "help")
}
