// The compiler starts this program and sends requests to expand macros, one message at a time.
while let request = PluginChannel.receive() {
  PluginChannel.send(answer(to: request))
}
