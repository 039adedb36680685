/// A picture that changes randomly like a view tree: an unchanged part stays the same object.
struct RandomPicture {
  private final class Branch {
    var kind: DisplayEffect.Kind?
    var offset = CGPoint.zero
    var children: [Child] = []
    var fragment: DisplayFragment?
    var effect: DisplayEffect?
  }

  private enum Child {
    case leaf(DisplayCommand)
    case branch(Branch)
  }

  private var random: SeededGenerator
  private let root = Branch()
  private var size = CGSize(width: 200, height: 100)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<4 { root.children.append(child(depth: 0)) }
  }

  var list: DisplayList { DisplayList(size: size, root: fragment(of: root)) }

  /// Makes a random change to leaves, positions, effects, the order of siblings, or the set of elements.
  mutating func change() {
    if random.chance(5) { size.width += 10 }
    for _ in 0...random.number(0..<3) { change(root, depth: 0) }
  }

  private mutating func change(_ branch: Branch, depth: Int) {
    branch.fragment = nil
    branch.effect = nil
    let branches = branch.children.compactMap { if case .branch(let child) = $0 { child } else { nil } }
    if !branches.isEmpty, random.chance(60) {
      return change(branches[random.number(0..<branches.count)], depth: depth + 1)
    }
    switch random.number(0..<9) {
    case 0 where branch.kind != nil: branch.kind = randomKind()
    case 1, 0: branch.offset = randomOffset()
    case 2 where !branch.children.isEmpty: branch.children.remove(at: random.number(0..<branch.children.count))
    case 3, 4: branch.children.insert(child(depth: depth + 1), at: random.number(0..<(branch.children.count + 1)))
    case 5 where branch.children.count > 1: branch.children.reverse()
    case 6 where branch.children.count > 1: branch.children.append(branch.children.removeFirst())
    case 7 where branch.children.count > 2: branch.children.shuffle(using: &random)
    default:
      guard !branch.children.isEmpty else { return branch.children.append(.leaf(randomLeaf())) }
      branch.children[random.number(0..<branch.children.count)] = child(depth: depth + 1)
    }
  }

  private mutating func child(depth: Int) -> Child {
    if depth > 4 || random.chance(50) { return .leaf(randomLeaf()) }
    let branch = Branch()
    branch.offset = randomOffset()
    if random.chance(60) { branch.kind = randomKind() }
    for _ in 0..<random.number(0..<4) { branch.children.append(child(depth: depth + 1)) }
    return .branch(branch)
  }

  private mutating func number() -> CGFloat { CGFloat(random.number(-200..<2_000)) / 10 }

  private mutating func randomOffset() -> CGPoint {
    random.chance(20) ? .zero : CGPoint(x: number(), y: random.chance(2) ? .nan : number())
  }

  private mutating func randomPaint() -> Paint {
    if random.chance(25) {
      let stops = (0..<2).map { index in GradientPaint.Stop(color: randomColor(), location: CGFloat(index)) }
      return GradientPaint.paint(stops: ContiguousArray(stops), .linear(from: .zero, to: CGPoint(x: 10, y: number())))
    }
    return .color(randomColor())
  }

  private mutating func randomColor() -> Color.Resolved {
    let shades: [Float] = [0, 0.5, 1]
    return Color.Resolved(
      red: shades[random.number(0..<3)], green: shades[random.number(0..<3)], blue: 0,
      opacity: random.chance(10) ? 0 : random.chance(20) ? 0.5 : 1)
  }

  private mutating func randomLeaf() -> DisplayCommand {
    switch random.number(0..<5) {
    case 0, 1: return .rectangle(CGRect(x: number(), y: number(), width: abs(number()), height: 5), randomPaint())
    case 2:
      let path = Path(ellipseIn: CGRect(x: 0, y: number(), width: 10, height: 20))
      return .path(DisplayPath(path, .stroke(StrokeStyle(lineWidth: 2)), randomPaint()))
    case 3:
      var path = Path()
      path.move(to: CGPoint(x: number(), y: 0))
      path.addLine(to: CGPoint(x: 10, y: number()))
      path.addQuadCurve(to: CGPoint(x: 20, y: 30), control: CGPoint(x: number(), y: 3))
      return .path(DisplayPath(path, .fill(FillStyle(eoFill: random.chance(50))), randomPaint()))
    default:
      let lines = (0..<random.number(0..<3)).map { index in
        TextLayout.Line(
          text: ["a < b", " ", "Привет", "שלום", "x & \"y\""][random.number(0..<5)],
          font: ResolvedFont(size: 12), origin: CGPoint(x: 0, y: CGFloat(12 + 16 * index)), width: 40)
      }
      return .text(
        TextLayout(
          size: CGSize(width: 40, height: 32), lines: ContiguousArray(lines), firstBaseline: 12, lastBaseline: 28),
        at: CGPoint(x: number(), y: number()), randomPaint())
    }
  }

  private mutating func randomKind() -> DisplayEffect.Kind {
    switch random.number(0..<11) {
    case 0, 1: return .opacity([0, 0.25, 0.5, 1, 2][random.number(0..<5)])
    case 2, 3:
      return .transform(
        random.chance(30)
          ? CGAffineTransform(translationX: number(), y: number())
          : CGAffineTransform(a: 0.7071, b: 0.7071, c: -0.7071, d: 0.7071, tx: number(), ty: number()))
    case 4: return .clip(Path(CGRect(x: 0, y: 0, width: max(number(), 0), height: 30)), FillStyle())
    case 5: return .group
    case 6:
      return .described(
        DisplayDescription(
          label: random.chance(50) ? "l \"<" : nil, help: random.chance(50) ? "help" : nil, isHidden: random.chance(20))
      )
    case 7: return .mask(DisplayFragment([randomLeaf(), randomLeaf()]))
    case 8: return .shadow(DisplayShadow(color: randomColor(), radius: 2, offset: CGSize(width: 1, height: 2)))
    case 9: return .blur(radius: 3, isOpaque: random.chance(30))
    default: return .blend(random.chance(30) ? .normal : .multiply)
    }
  }

  // MARK: Fragments

  private func fragment(of branch: Branch) -> DisplayFragment {
    if let known = branch.fragment { return known }
    let commands = branch.children.map { child -> DisplayCommand in
      switch child {
      case .leaf(let command): return command
      case .branch(let inner):
        guard let kind = inner.kind else { return .fragment(fragment(of: inner), at: inner.offset) }
        let effect = inner.effect ?? DisplayEffect(fragment(of: inner), kind)
        inner.effect = effect
        return .fragment(DisplayFragment([.effect(effect)]), at: inner.offset)
      }
    }
    let made = DisplayFragment(ContiguousArray(commands))
    branch.fragment = made
    return made
  }
}
