import Foundation

/// A dynamic property that needs nothing of the engine.
package protocol UninstalledProperty {}
