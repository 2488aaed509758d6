import Foundation

extension SDLWindow {
  /// The presenter that `method` means here.
  ///
  /// - Throws: `WindowError.noRenderer` where the renderer is demanded and cannot be had.
  func makePresenter(_ method: PresentMethod) throws -> any Presenter {
    switch method {
    case .surface: return SurfacePresenter(window: self)
    case .renderer: return try RendererPresenter(window: self)
    case .automatic:
      guard Self.mayHaveGraphicsProcessor else { return SurfacePresenter(window: self) }
      if let presenter = try? RendererPresenter(window: self) {
        if presenter.isHardware { return presenter }
        presenter.close()
      }
      // The renderer has made the window its own.
      try reopen()
      return SurfacePresenter(window: self)
    }
  }

  /// Whether it is worth to load a graphics library, which takes a good part of a second.
  private static var mayHaveGraphicsProcessor: Bool {
    guard ["x11", "wayland"].contains(driver) else { return false }
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return devices.contains { $0.hasPrefix("renderD") }
  }
}
