import Foundation
import ExpectationTestSupport
import Testing
@testable import TributaryTransfer

/// Values that are transferred as files.
struct FileRepresentationTests {
  private struct Report: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { (report: Report) in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(report.text.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        #expect(!received.isOriginalFile && received.file.pathExtension == "txt")
        return Report(text: try String(contentsOf: received.file, encoding: .utf8) + "!")
      }
    }
  }

  private struct Picture: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .png) { (_: Picture) in
        SentTransferredFile(URL(fileURLWithPath: "/missing/picture.png"), allowAccessingOriginalFile: true)
      }
      FileRepresentation(importedContentType: .jpeg) { (_: ReceivedTransferredFile) in Picture() }
    }
  }

  @Test func `The content of an exported file is imported from a copy`() throws {
    let forms = Report.forms
    let data = try #require(forms.exports.first).make(Report(text: "sales"))
    expect(data, equals: Data("sales".utf8))
    try expect(#require(forms.imports.first).make(data).text, equals: "sales!")
  }

  @Test func `A file that does not exist is an error`() throws {
    let forms = Picture.forms
    #expect(forms.exports.map(\.type) == [.png] && forms.imports.map(\.type) == [.jpeg])
    let export = try #require(forms.exports.first)
    #expect(throws: (any Error).self) { try export.make(Picture()) }
  }
}
