#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import ExpectationTestSupport
  import Testing

  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct LanguageModeTests {
    /// The fixture is compiled in Swift 5 mode; in Swift 6 mode there can be warnings, as with SwiftUI.
    @Test func `The views compile in Swift 6 mode`() throws {
      let files = try TypeCheck.files(ofFixture: "Ordinary")
      expect(files.count, atLeast: 12)
      try expect(TypeCheck(of: files, ["-swift-version", "6"]).errors, equals: [])
    }
  }
#endif
