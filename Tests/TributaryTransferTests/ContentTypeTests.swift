import Foundation
import ExpectationTestSupport
import Testing
import TributaryTransfer

/// Content types, and the exported types of values.
struct ContentTypeTests {
  @Test func `A type conforms to itself and, transitively, to its declared supertypes`() {
    expect(UTType.utf8PlainText.conforms(to: .utf8PlainText))
    expect(UTType.utf8PlainText.conforms(to: .data))
    expect(!UTType.plainText.conforms(to: .utf8PlainText))
    let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
    expect(card.conforms(to: .text))
    expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    expect(card, equals: UTType(importedAs: "org.example.card"))
    expect(UTType("public.png"), equals: .png)
    expectNil(UTType("org.example.card"))
  }

  @Test func `Standard types conform to the types of their kind`() {
    expect(UTType.mpeg4Audio.conforms(to: .audio) && UTType.audio.conforms(to: .audiovisualContent))
    expect(UTType.movie.conforms(to: .data) && !UTType.movie.conforms(to: .audio))
    expect(UTType.swiftSource.conforms(to: .text) && UTType.heic.conforms(to: .image))
    expect(!UTType.folder.conforms(to: .data) && UTType.folder.conforms(to: .item))
    expect(UTType("public.zip-archive"), equals: .zip)
  }

  @Test func `File name extensions and MIME types name types`() {
    expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
    expect(UTType(filenameExtension: "mp4"), equals: .mpeg4Movie)
    expect(UTType(filenameExtension: "mp4", conformingTo: .audio), equals: .mpeg4Audio)
    expectNil(UTType(filenameExtension: ""))
    let own = UTType(filenameExtension: "recipe", conformingTo: .text)
    #expect(own?.conforms(to: .text) == true && own?.preferredFilenameExtension == "recipe")
    expect(own, equals: UTType(filenameExtension: "recipe"))
    #expect(UTType(mimeType: "image/PNG") == .png && UTType(mimeType: "x/unknown") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.content.preferredFilenameExtension == nil && UTType.content.preferredMIMEType == nil)
  }

  @Test func `The standard types of files are found by their extensions and MIME types`() {
    let extensions = UTType.tags.flatMap(\.extensions)
    let unknown = extensions.filter { UTType(filenameExtension: $0)?.identifier.hasPrefix("dyn.") != false }
    expect(unknown, equals: ["rtfd", "app"], "folders, which do not conform to data")
    expect(UTType(filenameExtension: "rtfd", conformingTo: .package), equals: .rtfd)
    for row in UTType.tags { for name in row.mimeTypes { expect(UTType(mimeType: name), equals: row.type, "\(name)") } }
    let calendar = UTType(filenameExtension: "ics")
    #expect(calendar?.conforms(to: .calendarEvent) == true && calendar?.conforms(to: .text) == true)
    #expect(calendar?.identifier == "com.apple.ical.ics" && UTType("com.apple.ical.ics") == calendar)
    expect(calendar?.preferredMIMEType, equals: "text/calendar")
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
    expect(TransferPackage(Note(text: "a")).types, equals: [.rtf, .utf8PlainText])
    let secret = TransferPackage(Note(text: "a", isSecret: true))
    expect(secret.types, equals: [.rtf])
    expect(!secret.isTaken(as: String.self))
    #expect(throws: TransferError.self) { try secret.value(as: String.self) }
    try expect(secret.value(as: Note.self).text, equals: "a")
    expect(TransferPackage(URL(filePath: "/a")).types, equals: [.fileURL, .url])
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
