import Foundation
import ExpectationTestSupport
import Testing
import TributaryTransfer

/// Item providers with files.
struct ProviderFileTests {
  @Test func `Data is loaded as a temporary file with its name, which is removed afterward`() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "../fig"
    provider.registerDataRepresentation(for: .png) { answer in
      answer(Data("pixels".utf8), nil)
      return nil
    }
    var loaded: (url: URL, text: String)?
    let progress = provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      expectNil(error)
      loaded = url.flatMap { url in (try? String(contentsOf: url, encoding: .utf8)).map { (url, $0) } }
    }
    expect(progress.isFinished)
    let file = try #require(loaded)
    #expect(file.text == "pixels" && file.url.lastPathComponent == "fig.png")
    expect(!FileManager.default.fileExists(atPath: file.url.deletingLastPathComponent().path))
  }

  @Test func `A file is loaded in place if it is registered for that, and as a copy otherwise`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("note.txt")
    try Data("fig".utf8).write(to: file)
    func loaded(_ provider: NSItemProvider, inPlace: Bool) -> String {
      var words = "none"
      _ = provider.loadFileRepresentation(for: .plainText, openInPlace: inPlace) { url, isOriginal, _ in
        guard let url else { return }
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
        words = "\(url == file ? "original" : "copy") \(url.lastPathComponent) \(isOriginal) \(text)"
      }
      return words
    }
    func provider(openInPlace: Bool) -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerFileRepresentation(for: .utf8PlainText, openInPlace: openInPlace) { answer in
        answer(file, true, nil)
        return nil
      }
      return provider
    }
    expect(loaded(provider(openInPlace: true), inPlace: true), equals: "original note.txt true fig")
    expect(loaded(provider(openInPlace: true), inPlace: false), equals: "copy note.txt false fig")
    expect(loaded(provider(openInPlace: false), inPlace: true), equals: "copy note.txt false fig")
    try expect(String(contentsOf: file, encoding: .utf8), equals: "fig")
    let whole = try #require(NSItemProvider(contentsOf: file))
    expect(loaded(whole, inPlace: true), equals: "original note.txt true fig")
    expect(whole.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    expect(whole.registeredContentTypesForOpenInPlace.allSatisfy { $0.conforms(to: .text) })
    expect(provider(openInPlace: false).registeredTypeIdentifiers(fileOptions: .openInPlace), equals: [])
    var data: Data?
    _ = whole.loadDataRepresentation(for: .text) { found, _ in data = found }
    expect(data, equals: Data("fig".utf8))
  }

  @Test func `An error of a load handler arrives at the completion handler`() {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.png") { answer in
      answer(nil, false, CocoaError(.fileReadCorruptFile))
      return nil
    }
    var codes: [CocoaError.Code?] = []
    _ = provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
      expectNil(url)
      codes.append((error as? CocoaError)?.code)
    }
    _ = provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.jpeg") { url, _, error in
      #expect(url == nil && error != nil)
    }
    expect(codes, equals: [.fileReadCorruptFile])
  }

  @Test func `An object is created when it is loaded`() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: String.self) { answer in
      answer("fig", nil)
      return nil
    }
    var text: String?
    _ = provider.loadObject(ofClass: String.self) { found, _ in text = found }
    expect(text, equals: "fig")
    expect(provider.registeredContentTypes(conformingTo: .text).count, equals: 1)
  }

  @Test func `An item is loaded when it is needed`() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    func text(_ item: Any?) -> String {
      let provider = NSItemProvider()
      provider.registerItem(forTypeIdentifier: "public.utf8-plain-text") { completion, _, _ in
        count.value += 1
        completion?(item, item == nil ? CancellationError() : nil)
      }
      let before = count.value
      #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"] && count.value == before)
      var result = "nothing"
      provider.loadDataRepresentation(for: .text) { data, error in
        result =
          data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error.map { type(of: $0) }.map { "\($0)" } ?? "")"
      }
      expect(count.value, equals: before + 1)
      return result
    }
    expect(text("fig"), equals: "fig")
    expect(text(Data("pear".utf8)), equals: "pear")
    expect(text(NSString(string: "plum")), equals: "plum")
    expect(text(URL(string: "https://example.org")), equals: "https://example.org")
    expect(text(nil), equals: "CancellationError")
    expect(text(3), equals: "TransferError")
  }
}
