@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A map of coordinates that does not depend on the size.
struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
