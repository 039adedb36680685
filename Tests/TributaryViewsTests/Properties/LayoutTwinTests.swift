import PreferenceTestSupport
import TributaryViews
import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// A stack and its layout are equal, regardless of their content and position.
@Suite @MainActor struct LayoutTwinTests {
  @Test(arguments: 0..<4)
  func `Replacing all stacks by their layouts moves no view`(block: Int) {
    for seed in UInt64(block) * 60..<UInt64(block + 1) * 60 {
      var generator = SeededGenerator(seed: seed)
      var nextID = 0
      let spec = Spec.random(&generator, depth: 6, nextID: &nextID)
      let isMirrored = generator.chance(30)
      let hosts = [spec, spec.withLayouts].map { spec in
        let host = ViewHost(size: CGSize(width: 300, height: 200)) { SpecRoot(model: nil, spec: spec) }
        host.environment.textMeasurer = FixedTextMeasurer()
        if isMirrored { host.environment.layoutDirection = .rightToLeft }
        host.update()
        return host
      }
      for identifier in hosts[0].identifiers {
        let frames = hosts.map { $0.frame(of: identifier) }
        expect(frames[0], equals: frames[1], "\(identifier), seed \(seed): \(spec)")
      }
      expect(hosts[0].displayList.description, equals: hosts[1].displayList.description, "seed \(seed): \(spec)")
      expect(
        hosts[0].preference(ListKey<Int>.self), equals: hosts[1].preference(ListKey<Int>.self), "seed \(seed): \(spec)")
    }
  }
}

extension Spec {
  /// The same tree with stack layouts in place of stacks.
  fileprivate var withLayouts: Spec {
    var result = self
    if case .list(let kind, let given, let children) = self {
      switch kind {
      case .row: result = .list(.rowLayout, given, children)
      case .column: result = .list(.columnLayout, given, children)
      case .layers: result = .list(.layersLayout, given, children)
      default: break
      }
    }
    result.children = result.children.map(\.withLayouts)
    return result
  }
}
