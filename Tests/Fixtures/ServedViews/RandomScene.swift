import Observation

import Tributary

/// A tree of views that changes randomly and reproducibly for a seed.
@Observable @MainActor
final class RandomTree {
  private(set) var root = RandomNode(id: 0)
  private var random = RandomNumbers()
  private var lastID = 0

  /// Replaces the tree with a new one.
  func begin(_ seed: UInt64) {
    random = RandomNumbers(state: seed &* 2_654_435_761 &+ 1)
    root = RandomNode(id: 0)
    for _ in 0..<4 { root.children.append(node(depth: 0)) }
  }

  /// Changes, inserts, removes, or moves a node.
  func change() { change(&root, depth: 0) }

  private func change(_ node: inout RandomNode, depth: Int) {
    if !node.children.isEmpty, random.below(3) > 0 {
      let index = random.below(node.children.count)
      return change(&node.children[index], depth: depth + 1)
    }
    switch random.below(6) {
    case 0: node.effect = random.below(RandomNodeView.effectCount)
    case 1: node.kind = random.below(RandomNodeView.kindCount)
    case 2 where !node.children.isEmpty: node.children.remove(at: random.below(node.children.count))
    case 3 where node.children.count > 1: node.children.reverse()
    case 4: node.number = random.below(100)
    default: if depth < 4 { node.children.insert(self.node(depth: depth), at: random.below(node.children.count + 1)) }
    }
  }

  private func node(depth: Int) -> RandomNode {
    lastID += 1
    var node = RandomNode(id: lastID)
    node.kind = random.below(RandomNodeView.kindCount)
    node.effect = random.below(RandomNodeView.effectCount)
    node.number = random.below(100)
    if depth < 3 { for _ in 0..<random.below(3) { node.children.append(self.node(depth: depth + 1)) } }
    return node
  }
}

struct RandomNode: Identifiable {
  let id: Int
  var kind = 0
  var effect = 0
  var number = 0
  var children: [RandomNode] = []
}

struct RandomNumbers {
  var state: UInt64 = 1

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

struct RandomScene: View {
  let tree: RandomTree

  var body: some View { RandomNodeView(node: tree.root).frame(maxWidth: .infinity, maxHeight: .infinity) }
}

struct RandomNodeView: View {
  static let kindCount = 7
  static let effectCount = 12

  let node: RandomNode

  var body: some View {
    switch node.effect {
    case 1: content.opacity(Double(node.number) / 100)
    case 2: content.rotationEffect(.degrees(Double(node.number)))
    case 3: content.shadow(color: .black, radius: 2, x: 1, y: CGFloat(node.number % 5))
    case 4: content.blur(radius: 1)
    case 5: content.clipShape(RoundedRectangle(cornerRadius: 4))
    case 6: content.mask { Circle() }
    case 7: content.offset(x: CGFloat(node.number), y: -5)
    case 8: content.blendMode(.multiply)
    case 9: content.accessibilityLabel("a < b & \"c\" \(node.number)").help("help")
    case 10: content.padding(4).background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case 11: content.scaleEffect(0.8).overlay(alignment: .topTrailing) { Text("<\(node.number)>") }
    default: content
    }
  }

  @ViewBuilder private var content: some View {
    switch node.kind {
    case 1: HStack { inside }
    case 2: ZStack { inside }
    case 3: Text("Text <\(node.number)> & שלום").foregroundStyle(.orange)
    case 4:
      Rectangle().fill(RadialGradient(colors: [.white, .green], center: .center, startRadius: 0, endRadius: 20))
        .frame(width: CGFloat(node.number), height: 12)
    case 5: Circle().stroke(Color.purple, lineWidth: 2).frame(width: 16, height: 16).overlay { inside }
    case 6: Image(systemName: "star").foregroundStyle(.tint)
    default: VStack(spacing: 2) { inside }
    }
  }

  private var inside: some View { ForEach(node.children) { AnyView(RandomNodeView(node: $0)) } }
}
