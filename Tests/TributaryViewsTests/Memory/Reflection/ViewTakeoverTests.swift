@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The parts of a view's value that are replaced by a new value of its type, and the parts that are kept.
@MainActor struct ViewTakeoverTests {
  @Test @MainActor func `Bits between state are replaced, and the state is kept`() {
    let probe = Probe()
    let host = settledHost { Interleaved(first: 1, flag: false, last: 5, probe: address(of: probe)) }
    host.updated { probe.set(9) }.show(Interleaved(first: 2, flag: false, last: 5, probe: address(of: probe)))
    host.show(Interleaved(first: 2, flag: true, last: 5, probe: address(of: probe)))
    host.show(Interleaved(first: 2, flag: true, last: 6, probe: address(of: probe)))
    expect(probe.log, equals: ["1 false 7 x 5", "1 false 9 x 5", "2 false 9 x 5", "2 true 9 x 5", "2 true 9 x 6"])
  }

  @Test(arguments: [0x00, 0x55, 0xFF] as [UInt8])
  @MainActor func `An equal value evaluates nothing, whatever the bytes between its fields`(poison: UInt8) throws {
    let probe = Probe()
    let host = settledHost { Interleaved(first: 1, flag: true, last: 5, probe: address(of: probe)) }
    expect(host.show(Interleaved(first: 1, flag: true, last: 5, probe: address(of: probe))).counts.bodies, equals: 0)
    expect(probe.log.count, equals: 1)
    let node = try #require(host.nodes(of: BodyNode<Interleaved>.self).first)
    var value = Interleaved(first: 1, flag: true, last: 5, probe: address(of: probe))
    withUnsafeMutablePointer(to: &value) { value in
      let gaps = FieldHolder.gaps(in: Interleaved.self)
      expect(gaps.count, atLeast: 3 + 4, "between the flag and the name, and after the number")
      for gap in gaps { (UnsafeMutableRawPointer(value) + gap).storeBytes(of: poison, as: UInt8.self) }
      expect(!node.update(value))
    }
    var other = Interleaved(first: 1, flag: false, last: 5, probe: address(of: probe))
    expect(node.update(&other))
  }

  @Test @MainActor func `A field that is not bitwise is replaced beside state`() {
    let host = settledHost(200, 100) { Named(name: "a rather long name of a view", scale: 0.5) }
    expect(host.displayList.description.contains("a rather long name of a view 0.5 3"))
    host.show(Named(name: "another name that is as long", scale: 0.5))
    expect(host.displayList.description.contains("another name that is as long 0.5 3"))
    host.show(Named(name: "another name that is as long", scale: -0.0))
    host.show(Named(name: "another name that is as long", scale: 0.25))
    expect(host.displayList.description.contains("another name that is as long 0.25 3"))
  }

  @Test @MainActor func `Numbers in text equal their descriptions`() {
    let edge = 100_000_000_000_000
    let numbers = [0, 7, -7, 9, 10, 99, 100, -100, 12_345, edge - 1, edge, 1 - edge, -edge, .max, .min]
    for number in numbers {
      expect(LocalizedStringKey("\(number)"), equals: LocalizedStringKey(number.description))
      expect(LocalizedStringKey("<\(number)>"), equals: LocalizedStringKey("<" + number.description + ">"))
    }
  }
}

/// Returns a reference as a number, so that views that hold it consist only of bits and state.
private func address(of probe: Probe) -> Int { Int(bitPattern: Unmanaged.passUnretained(probe).toOpaque()) }

private func found(at address: Int) -> Probe? {
  UnsafeRawPointer(bitPattern: address).map { Unmanaged<Probe>.fromOpaque($0).takeUnretainedValue() }
}

private struct Interleaved: View {
  let first: Int
  @State private var own = 7
  let flag: Bool
  @State private var name = "x"
  let last: Int32
  let probe: Int
  var body: some View {
    let _ = found(at: probe)?.log.append("\(first) \(flag) \(own) \(name) \(last)")
    let _ = found(at: probe)?.set = { own = $0 }
    Text("\(first)")
  }
}

private struct Named: View {
  let name: String
  let scale: Double
  @State private var count = 3
  var body: some View { Text("\(name) \(scale) \(count)") }
}
