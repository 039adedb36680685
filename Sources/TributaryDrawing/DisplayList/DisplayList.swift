public import TributaryGeometry

/// The drawing of one frame as data, from back to front, in points with the origin at the top left and y down.
///
/// A display list is a tree of ``DisplayFragment``s that frames share. A frame that changes one leaf creates new
/// fragments only on the path to that leaf. A display list is an immutable value.
public struct DisplayList: Sendable, Equatable {
  /// The size of the picture, in points.
  public var size: CGSize

  /// The root of the tree. Its commands are in the coordinates of the picture.
  public var root: DisplayFragment

  /// Creates a display list with a size in points.
  public init(size: CGSize, root: DisplayFragment) {
    self.size = size
    self.root = root
  }
}

extension DisplayList {
  /// Calls a closure with each rectangle, path, text, image and symbol, back to front, without the structure of
  /// fragments.
  ///
  /// Shadows, blurs, color transforms, blend modes and masks, including the content of masks, are omitted: they apply
  /// to groups, and a renderer that supports them must traverse the tree.
  ///
  /// - Complexity: O(*n*) in the number of commands; a fragment that is referred to twice counts twice.
  public func forEachFlattened(_ body: (FlattenedCommand) -> Void) {
    // An explicit stack is necessary, because a tree may be deeper than the thread's stack allows.
    var state = FlattenedCommand(
      command: .fragment(root, at: .zero), transform: .identity, opacity: 1, clips: [])
    var stack: [(fragment: DisplayFragment, next: Int, outer: FlattenedCommand)] = [(root, 0, state)]
    while let top = stack.last {
      guard top.next < top.fragment.commands.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let command = top.fragment.commands[top.next]
      state = top.outer
      switch command {
      case .rectangle, .path, .text, .image, .symbol:
        state.command = command
        body(state)
      case .fragment(let fragment, let origin):
        state.transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(state.transform)
        stack.append((fragment, 0, state))
      case .effect(let effect):
        switch effect.kind {
        case .opacity(let opacity):
          state.opacity *= opacity
        case .transform(let transform):
          state.transform = transform.concatenating(state.transform)
        case .clip(let path, let style):
          state.clips.append(FlattenedCommand.Clip(path: path, style: style, transform: state.transform))
        case .group, .described, .mask, .shadow, .blur, .color, .alphaThreshold, .blend:
          // The properties of a single command cannot represent these effects.
          break
        }
        stack.append((effect.content, 0, state))
      }
    }
  }

  /// The number of rectangles, paths, texts, images and symbols in the list.
  public var commandCount: Int {
    var count = 0
    forEachFlattened { _ in count += 1 }
    return count
  }
}

/// A command of a display list, combined with the enclosing fragments and effects.
public struct FlattenedCommand: Sendable, Equatable {
  /// A rectangle, path, text, image or symbol, in its local coordinates.
  public var command: DisplayCommand

  /// The map from the command's coordinates to those of the picture.
  public var transform: CGAffineTransform

  /// The product of the enclosing opacities.
  ///
  /// If each command is drawn with this opacity, overlapping commands in one translucent fragment are visible through
  /// each other. To avoid this, a renderer traverses the tree.
  public var opacity: Double

  /// The enclosing clips; only the intersection of all clips is drawn.
  public var clips: [Clip]

  /// A clip that limits drawing to an area.
  public struct Clip: Sendable, Equatable {
    /// The outline of the area, in the coordinates that `transform` maps.
    public var path: Path
    /// The rule that determines the interior of the outline.
    public var style: FillStyle
    /// The map from the path's coordinates to those of the picture.
    public var transform: CGAffineTransform
  }
}
