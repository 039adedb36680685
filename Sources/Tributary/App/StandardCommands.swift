public import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

// Commands that a menu bar would show. There is no menu bar, and the keys of text fields and columns are always there.

/// Commands for the sidebar; none here.
public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for the sidebar.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands for text; fields have their keys anyway.
public struct TextEditingCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for text.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands for the look of text; none here.
public struct TextFormattingCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for the look of text.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands for the toolbar; none here.
public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for the toolbar.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands for the inspector; none here.
public struct InspectorCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for the inspector.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}

/// Commands for pictures from other devices; none here.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public typealias Body = Never

  /// Commands for pictures from other devices.
  public nonisolated init() {}

  public var _controls: AnyView { AnyView(EmptyView()) }
}
