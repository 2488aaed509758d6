/// What the command line asks for.
enum Invocation: Equatable {
  case window(WindowRequest)
  case list(isJSON: Bool)
  case devices(isJSON: Bool)
  case render(RenderRequest)
  case trace(TraceRequest)
  case bench(isJSON: Bool, isOfAnimations: Bool = false)
  case help(topic: String?)
  case version
}
