public import TributaryTransfer
import TributaryDrawing
import TributaryGeometry

/// A transfer representation of an image: the bytes of its file, as PNG or JPEG.
///
/// Symbols, images with a renderer closure, and images without a readable file cannot be exported. Imported images have
/// one pixel per point.
///
/// > Source: conformance IMAGE-51.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .png }
    DataRepresentation(exportedContentType: .jpeg) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .jpeg }
    DataRepresentation(importedContentType: .image) { (data: Data) throws -> Image in
      Image(try ImageContent([UInt8](data)), scale: 1)
    }
  }

  private var bytes: Data {
    get throws {
      guard let content else { throw ImageIssue.unusable("the image has no file") }
      return Data(content.bytes)
    }
  }

  private var content: ImageContent? {
    switch source {
    case .content(let content, _): content
    case .file(let name, let bundle):
      if case .image(let content, _) = ImageStore().find(name, in: bundle, displayScale: 1) { content } else { nil }
    case .symbol, .drawn: nil
    }
  }
}
