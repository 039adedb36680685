import TributaryAnimation
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The drawing of a reordering drag: an image of the lifted view, and the mark at its destination.
struct ReorderPicture {
  var image: DragPicture
  /// The frame of the mark, in root coordinates; `nil` if a drop would change nothing.
  var mark: CGRect?
}

/// The views that show a reordering drag, in front of all other views.
struct ReorderLayer: PresentedLayer, BuiltInComposite {
  let picture: ReorderPicture?

  var body: some View {
    if let picture {
      GeometryReader { room in
        let origin = room.frame(in: .global).origin
        ZStack(alignment: .topLeading) {
          if let mark = picture.mark {
            Rectangle().fill(.tint).frame(width: mark.width, height: mark.height)
              .position(x: mark.midX - origin.x, y: mark.midY - origin.y)
          }
          DraggedView(picture: picture.image).fixedSize().opacity(0.8)
            .position(x: picture.image.center.x - origin.x, y: picture.image.center.y - origin.y)
        }
      }
      // Positions in the root are not mirrored.
      .environment(\.layoutDirection, .leftToRight)
      .transition(.identity)
    }
  }
}
