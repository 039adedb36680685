import TributaryGeometry

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
        case .group, .described, .mask, .shadow, .blur, .color, .blend:
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
