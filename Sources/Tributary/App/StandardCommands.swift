public import TributaryEngine
import TributaryControls
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
