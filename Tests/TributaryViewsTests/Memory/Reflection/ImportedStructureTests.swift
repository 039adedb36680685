import ImportedFixture

/// Structures imported from C, of which the compiler does not record every member.
@MainActor struct ImportedStructureTests {
  @Test(arguments: Member.allCases) @MainActor func `A change of an unrecorded member is a change`(member: Member) {
    let (host, probe) = settledHost(with: Probe()) { Holder(values: Values(), member: member, probe: $0) }
    var changed = Values()
    changed.change(member)
    host.show(Holder(values: changed, member: member, probe: probe))
    expect(probe.log, equals: ["0", "1"])
    // The same bits are the same value.
    expect(host.show(Holder(values: changed, member: member, probe: probe)).counts.bodies, equals: 0)
    expect(host.codes, equals: [])
  }

  @Test(arguments: Member.allCases) func `A state of an imported type accepts a change of any member`(member: Member) {
    let (host, probe) = settledHost(with: Probe()) { Storing(member: member, probe: $0) }
    host.update { probe.run() }
    expect(probe.log, equals: ["0", "1"])
    probe.run()
    expect(host.update().counts.bodies, equals: 0)
    expect(host.codes, equals: [])
  }

  @Test @MainActor func `A structure with a record of every field has no other members`() {
    expect(!FieldRecord.mayOmitMembers(of: Recorded.self))
    expect(FieldRecord.mayOmitMembers(of: BitsInPadding.self))
    expect(FieldRecord.mayOmitMembers(of: OnlyBits.self))
    expect(!FieldRecord.mayOmitMembers(of: Padded.self))
  }

  private struct Padded { var small: UInt8 = 1; var large = 2 }
  enum Member: CaseIterable { case before, between, after, only, anonymous, union, recorded }

  struct Values {
    var before = BitsThenCount()
    var between = BitsInPadding()
    var after = CountThenBits()
    var only = OnlyBits()
    var anonymous = Tagged()
    var union = WholeOrPart()
    var recorded = Recorded()

    mutating func change(_ member: Member) {
      switch member {
      case .before: before.mode = 1
      case .between: between.level = 1
      case .after: after.level = 1
      case .only: only.mode = 1
      case .anonymous: anonymous.whole = 1
      case .union: union.whole = 1
      case .recorded: recorded.y = 1
      }
    }

    func text(of member: Member) -> String {
      switch member {
      case .before: "\(before.mode)"
      case .between: "\(between.level)"
      case .after: "\(after.level)"
      case .only: "\(only.mode)"
      case .anonymous: "\(anonymous.whole)"
      case .union: "\(union.whole)"
      case .recorded: "\(recorded.y)"
      }
    }
  }

  private struct Holder: View {
    let values: Values
    let member: Member
    let probe: Probe
    var body: some View {
      let _ = probe.log.append(values.text(of: member))
      Color.red
    }
  }

  private struct Storing: View {
    let member: Member
    let probe: Probe
    @State private var values = Values()
    var body: some View {
      let _ = probe.log.append(values.text(of: member))
      let _ = probe.run = { values.change(member) }
      Color.red
    }
  }
}
