import UIKit

/// Six photos; the tapped one flies to the next screen and back into its place.
public final class SharedPhotoHome: GalleryScreen {
  private let tiles = PhotoTile.hours.map { PhotoTile($0) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Shared photo", "Tap a photo. Then drag it anywhere: it flies back into its place.",
      button: "Dusk", identifier: "present", tint: .systemPurple)
    for tile in tiles {
      tile.accessibilityIdentifier = tile.hour.name.lowercased()
      tile.addAction(
        UIAction { [weak self, unowned tile] _ in self?.open(tile) }, for: .touchUpInside)
      view.addSubview(tile)
    }
  }

  override func buttonTapped() { open(tiles[4]) }

  private func open(_ tile: PhotoTile) {
    present(SharedPhotoScreen(source: tile), animated: true)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: column.width, height: (column.width - 16) / 3 * 2 + 8)
    let grid = frameBelowText(of: size, y: 380)
    let side = (grid.width - 16) / 3
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: grid.minX + CGFloat(index % 3) * (side + 8),
        y: grid.minY + CGFloat(index / 3) * (side + 8), width: side, height: side)
    }
  }

  override var hasExhibit: Bool { true }
}
