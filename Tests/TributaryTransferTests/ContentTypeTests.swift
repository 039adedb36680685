import Foundation
import Testing
import TributaryTransfer

/// Content types, and the exported types of values.
@Suite struct ContentTypeTests {
  @Test func `A type conforms to itself and, transitively, to its declared supertypes`() {
    #expect(UTType.utf8PlainText.conforms(to: .utf8PlainText))
    #expect(UTType.utf8PlainText.conforms(to: .data))
    #expect(!UTType.plainText.conforms(to: .utf8PlainText))
    let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(card.conforms(to: .text))
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    #expect(card == UTType(importedAs: "org.example.card"))
    #expect(UTType("public.png") == .png)
    #expect(UTType("org.example.card") == nil)
  }

  private struct Note: Transferable {
    var text: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .rtf) {
        Data($0.text.utf8)
      } importing: { data in
        Note(text: String(decoding: data, as: UTF8.self))
      }
      ProxyRepresentation(exporting: \.text).exportingCondition { !$0.isSecret }
    }
  }

  @Test func `A value is exported as its type's representations, in order and under their conditions`() throws {
    #expect(TransferPackage(Note(text: "a")).types == [.rtf, .utf8PlainText])
    let secret = TransferPackage(Note(text: "a", isSecret: true))
    #expect(secret.types == [.rtf])
    #expect(!secret.isTaken(as: String.self))
    #expect(throws: TransferError.self) { try secret.value(as: String.self) }
    #expect(try secret.value(as: Note.self).text == "a")
    #expect(TransferPackage(URL(filePath: "/a")).types == [.fileURL, .url])
  }

  @Test func `Data that is not text has no string value`() {
    struct Bytes: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (_: Bytes) in Data([0xFF]) }
      }
    }
    #expect(throws: TransferError.self) { try TransferPackage(Bytes()).value(as: String.self) }
  }
}
