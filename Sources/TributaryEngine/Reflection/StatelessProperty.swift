import Foundation

/// A dynamic property that only leads to what is stored elsewhere.
package protocol StatelessProperty {}
