import UIKit

/// A controller that knows which appearance callback may come next.
final class WalkController: UIViewController {
  private enum Place: String { case off, coming, on, going }

  let name: String
  private weak var world: WalkWorld?
  private var place = Place.off
  private let hasChild: Bool

  var isOn: Bool { place == .on }
  var isOff: Bool { place == .off }
  var isShown: Bool { viewIfLoaded?.window != nil }
  /// Neither coming nor going.
  var isSettled: Bool { isOn || isOff }

  init(_ name: String, _ world: WalkWorld, hasChild: Bool) {
    (self.name, self.world, self.hasChild) = (name, world, hasChild)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pulled:", WalkController.pulled(_:))))
    guard hasChild, let world else { return }
    let child = world.made(WalkController("\(name).child", world, hasChild: false))
    child.definesPresentationContext = true
    addChild(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 60, height: 60)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func pulled(_ pan: UIPanGestureRecognizer) { world?.pulled(self, pan) }

  private func turn(to next: Place, from allowed: Set<Place>, _ callback: String) {
    if !allowed.contains(place) { world?.fail("\(name).\(callback) while \(place)") }
    place = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turn(to: .coming, from: [.off, .going], "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    turn(to: .on, from: [.coming], "viewDidAppear")
    world?.meddle(in: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    turn(to: .going, from: [.on, .coming], "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turn(to: .off, from: [.going], "viewDidDisappear")
    world?.meddle(in: self)
  }
}
