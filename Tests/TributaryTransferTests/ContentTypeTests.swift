import Foundation
import Testing
import TributaryTransfer

/// Content types, and what values go as.
@Suite struct ContentTypeTests {
  @Test func `A type conforms to itself, to what it was declared to conform to, and to what that conforms to`() {
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

  @Test func `A value goes as what its type exports in the order of the list, under the conditions there`() throws {
    #expect(TransferPackage(Note(text: "a")).types == [.rtf, .utf8PlainText])
    let secret = TransferPackage(Note(text: "a", isSecret: true))
    #expect(secret.types == [.rtf])
    #expect(!secret.isTaken(as: String.self))
    #expect(throws: TransferError.self) { try secret.value(as: String.self) }
    #expect(try secret.value(as: Note.self).text == "a")
    #expect(TransferPackage(URL(filePath: "/a")).types == [.fileURL, .url])
  }

  @Test func `Data that is no text makes none`() {
    struct Bytes: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (_: Bytes) in Data([0xFF]) }
      }
    }
    #expect(throws: TransferError.self) { try TransferPackage(Bytes()).value(as: String.self) }
  }
}
