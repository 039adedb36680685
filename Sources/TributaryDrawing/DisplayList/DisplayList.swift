public import TributaryGeometry

/// A picture as data: what one frame draws, back to front, in points, y down, origin top-left.
///
/// A display list is a tree of ``DisplayFragment``s that frames share: a frame that changes one leaf makes new
/// fragments on the path to that leaf only. It is a value; once handed out it never changes.
public struct DisplayList: Sendable, Equatable {
  /// Size of the picture, in points.
  public var size: CGSize

  /// The root of the tree. Its commands are in the coordinates of the picture.
  public var root: DisplayFragment

  /// A picture of a size in points, with what is drawn in it.
  public init(size: CGSize, root: DisplayFragment) {
    self.size = size
    self.root = root
  }
}

extension DisplayList {
  /// Calls a closure with each rectangle, path, text, picture and symbol, back to front, in place of the tree of fragments.
  ///
  /// Shadows, blurs, changes of colours, blend modes and masks are left out, and so is what a mask is made of: they concern groups, and a renderer that
  /// draws them walks the tree.
  ///
  /// - Complexity: O(*n*) in the number of commands; a fragment that is referred to twice counts twice.
  public func forEachFlattened(_ body: (FlattenedCommand) -> Void) {
    // A stack of our own: a tree may be deeper than the thread's stack allows.
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
          // No property of a single command says what these do.
          break
        }
        stack.append((effect.content, 0, state))
      }
    }
  }

  /// How many rectangles, paths, texts, pictures and symbols the list has.
  public var commandCount: Int {
    var count = 0
    forEachFlattened { _ in count += 1 }
    return count
  }
}

/// A command of a display list with everything that the fragments and effects around it do to it.
public struct FlattenedCommand: Sendable, Equatable {
  /// A rectangle, a path, text, a picture or a symbol, in coordinates of its own.
  public var command: DisplayCommand

  /// Maps the command's coordinates to the picture's.
  public var transform: CGAffineTransform

  /// The product of the opacities around it. Commands that overlap inside one faded fragment shine through each other
  /// if each is drawn with it; a renderer that wants to avoid this walks the tree.
  public var opacity: Double

  /// What bounds the drawing; nothing outside any of them is drawn.
  public var clips: [Clip]

  /// An area outside of which nothing is drawn.
  public struct Clip: Sendable, Equatable {
    /// The outline of the area, in the coordinates that `transform` maps.
    public var path: Path
    /// Which points count as inside of the outline.
    public var style: FillStyle
    /// Maps the path's coordinates to the picture's.
    public var transform: CGAffineTransform
  }
}
