extension Behavior {
  /// Containers, presentation, text, and input: measured where Tributary adopts the rules but not the sizes.
  static let platform = [
    Behavior(
      "15.1", "lazy grids", claims: "LAZYGRID-01", "LAZYGRID-02", "LAZYGRID-03", "LAZYGRID-04", "LAZYGRID-05",
      "LAZYGRID-09"),
    Behavior(
      "15.2", "lists", claims: "LIST-01", "LIST-02", "LIST-11", "LIST-12", "LIST-14", "LIST-15", "LIST-25", "LIST-26"),
    Behavior(
      "15.3", "the scroll position as a binding", claims: "SCROLL-80", "SCROLL-81", "SCROLL-82", "SCROLL-83",
      "SCROLL-84", "SCROLL-85", "SCROLL-86"),
    Behavior(
      "15.4", "alerts and dialogs", claims: "DIALOG-01", "DIALOG-02", "DIALOG-03", "DIALOG-04", "DIALOG-05",
      "DIALOG-07", "DIALOG-08", "DIALOG-09"),
    Behavior(
      "15.5", "menus, popovers, and help", claims: "MENU-03", "MENU-10", "MENU-11", "POPOVER-02", "POPOVER-03",
      "POPOVER-04"),
    Behavior("15.6", "sliders, steppers, and pickers", claims: "CONTROL-21", "CONTROL-52", "CONTROL-53", "CONTROL-54"),
    Behavior("15.7", "focus and keys", claims: "FOCUS-04", "FOCUS-21", "FOCUS-22", "FOCUS-23"),
    Behavior(
      "15.8", "two-finger gestures", claims: "GESTURE-50", "GESTURE-51", "GESTURE-52", "GESTURE-53", "GESTURE-54",
      "GESTURE-55", "GESTURE-56", "GESTURE-57"),
    Behavior(
      "15.9", "shadows, corners, borders, and opacities", claims: "EFFECT-26", "EFFECT-08", "EFFECT-27", "EFFECT-28",
      "EFFECT-29"),
    Behavior("15.10", "text", claims: "TEXT-18", "TEXT-19", "TEXT-29", "TEXT-30", "TEXT-31", "COORD-32"),
  ]
}

extension Behavior {
  static let all = decisions + preferences + geometry + loops + layout + motion + measured + platform
}
