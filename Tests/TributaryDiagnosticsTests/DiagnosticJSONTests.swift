struct `Diagnostic JSON` {
  @Test func `JSON keys keep their order`() throws {
    try expectGolden(Samples.oscillation.json, "Goldens/oscillation.json")
    try expectGolden(Samples.unknownSpace.json, "Goldens/unknown-space.json")
  }

  @Test func `Every value survives a JSON parser without truncation`() throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(Samples.hostile.json.utf8)) as? [String: Any])
    expect(object["code"] as? String, equals: "duplicateForEachID")
    expect(object["path"] as? String, equals: Samples.hostile.path)
    let evidence = try #require(object["evidence"] as? [[String: Any]])
    expect(evidence.map { $0["lines"] as? [String] }, equals: Samples.hostile.evidence.map(\.lines))
    expect(object["loop"] is NSNull)
  }

  @Test func `JSON text contains no terminal control sequences`() {
    let json = Samples.hostile.json
    expect(json.contains(#"\u001B]0;title\u0007\u202Eevil\u009B31m"#))
    #expect(json.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test(arguments: [
    (FeedbackLoop.Verdict.oscillating(period: 3), #"{"kind":"oscillating","period":3}"#),
    (.diverging(.step(8)), #"{"kind":"diverging","step":8}"#),
    (.diverging(.step(-0.0)), #"{"kind":"diverging","step":0}"#),
    (.diverging(.ratio(.infinity)), #"{"kind":"diverging","ratio":null}"#),
    (.jitter(amplitude: 1.4e-14), #"{"kind":"jitter","amplitude":1.4e-14}"#),
    (.jitter(amplitude: .nan), #"{"kind":"jitter","amplitude":null}"#),
    (.churning, #"{"kind":"churning"}"#),
    (.unsettled, #"{"kind":"unsettled"}"#),
  ])
  func `A verdict is an object with its numbers`(_ verdict: FeedbackLoop.Verdict, _ text: String) {
    let json = Diagnostic(loop: FeedbackLoop(verdict: verdict, steps: [])).json
    expect(json.contains("\"verdict\":" + text))
  }
}
