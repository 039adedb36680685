import SceneTestSupport
import Testing

@Suite struct SceneFormatTests {}
