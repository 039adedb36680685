import Foundation

// Names of the built-in guides. Their keys carry the kind, so these functions run only if someone asks through the type.
