/// Rows in a lazy column, which is named "stack", in a scroll view, which is named "scroll".
package struct LazyRows<Rows: View>: View {
  private let spacing: CGFloat?
  private let rows: Rows

  package init(spacing: CGFloat? = 0, @ViewBuilder rows: () -> Rows) { (self.spacing, self.rows) = (spacing, rows()) }

  package var body: some View {
    ScrollView { LazyVStack(spacing: spacing) { rows }.accessibilityIdentifier("stack") }
      .accessibilityIdentifier("scroll")
  }
}

/// A row that is 20 points high, and 40 points wide and one point more for each tap.
package struct CountedRow: View {
  package let name: String
  @State private var count = 0
  package init(_ name: String) { self.name = name }
  package var body: some View { Block(name, 40 + CGFloat(count), 20).onTapGesture { count += 1 } }
}

/// Returns a scroll distance toward the end of the content.
package func down(_ distance: CGFloat) -> CGSize { CGSize(width: 0, height: distance) }

extension ViewHost {
  /// Displays other content, and returns this host.
  @discardableResult
  package func display(_ content: Content) -> ViewHost {
    self.content = content
    update()
    return self
  }

  /// Runs a frame, and returns this host.
  package func updated() -> ViewHost {
    update()
    return self
  }

  /// Waits for the end of all movements, and returns this host.
  package func rested() -> ViewHost {
    rest()
    return self
  }

  /// Performs the steps of a row, and returns this host.
  package func played(
    _ steps: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> ViewHost {
    play(steps, fileID: fileID, filePath: filePath, line: line, column: column)
    return self
  }

  /// Scrolls a view, and returns this host.
  package func scrolled(_ name: String, by distance: CGSize) -> ViewHost {
    scroll(name, by: distance)
    return self
  }

  /// Scrolls the view at a point, and returns this host.
  package func scrolled(at point: CGPoint, by distance: CGSize) -> ViewHost {
    scroll(at: point, by: distance)
    return self
  }

  /// Taps a view, and returns this host.
  package func tapped(_ name: String) -> ViewHost {
    tap(name)
    return self
  }

  /// Advances the clock, and returns this host.
  package func advanced(by seconds: Double) -> ViewHost {
    advance(by: seconds)
    return self
  }

  /// Drags a view by its center to a point beside the center of another view.
  package func drag(_ name: String, to target: String, dx: CGFloat = 0, dy: CGFloat = 0) {
    guard let from = middle(of: name), let end = middle(of: target) else { return }
    drag(from: from, to: CGPoint(x: end.x + dx, y: end.y + dy))
  }

  /// Lifts a view, and moves it to a point beside the center of another view, without dropping it.
  ///
  /// - Returns: The point.
  package func lift(_ name: String, over target: String, dx: CGFloat = 0, dy: CGFloat = 0) -> CGPoint {
    guard let from = middle(of: name), let end = middle(of: target) else { return .zero }
    let point = CGPoint(x: end.x + dx, y: end.y + dy)
    send(.down(at: from, time: time))
    send(.moved(to: point, time: time))
    return point
  }

  package func middle(of name: String) -> CGPoint? { frame(of: name).map { CGPoint(x: $0.midX, y: $0.midY) } }

  /// Changes the size, and runs its first frame.
  @discardableResult
  package func resize(_ width: CGFloat, _ height: CGFloat) -> ViewHost {
    size = CGSize(width: width, height: height)
    update()
    return self
  }
}

/// Expects the origins and sizes of views in a host, as "x y width height".
///
/// - Parameter row: The name of the case, for the message of a failure.
@MainActor
package func expectBoxes<V: View>(
  _ row: String, _ width: CGFloat, _ height: CGFloat, _ boxes: KeyValuePairs<String, String>, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> V
) {
  let host = settledHost(width, height, content: content)
  for (name, box) in boxes {
    expect(
      host.box(name), equals: box, "\(row): \(name)", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Journal {
  /// Runs an action, and returns all entries since the last call.
  package func after(_ action: () -> Void) -> String {
    action()
    return take()
  }
}

extension Log {
  /// Runs an action, and returns all entries since the last call.
  package func after(_ action: () -> Void) -> [Entry] {
    action()
    return take()
  }
}
