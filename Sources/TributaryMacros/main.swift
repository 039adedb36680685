// The compiler starts this program beside itself and asks it to expand macros, one message after the other.
while let request = PluginChannel.receive() {
  PluginChannel.send(answer(to: request))
}
