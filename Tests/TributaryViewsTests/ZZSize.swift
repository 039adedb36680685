import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews
@_silgen_name("malloc_usable_size") func malloc_usable_size(_ p: UnsafeMutableRawPointer) -> Int
@Suite @MainActor struct ZZSize {
  @Test func `sizes of nodes`() {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { VStack { Text("a").padding().background(Color.red); Color.red; Circle().fill(.red) } }
    host.update()
    var seen: Set<String> = []
    func visit(_ n: ViewNode) {
      let name = "\(type(of: n))"
      if seen.insert(name).inserted { print("NODE", name, malloc_usable_size(Unmanaged.passUnretained(n).toOpaque())) }
      var children: [ViewNode] = []
      n.forEachChild { children.append($0) }
      for c in children { visit(c) }
    }
    visit(host.core.root)
    print("NODE color", MemoryLayout<Color>.size, MemoryLayout<AnyShapeStyle>.size, MemoryLayout<Paint>.size, MemoryLayout<DisplayCommand>.size)
  }
}
