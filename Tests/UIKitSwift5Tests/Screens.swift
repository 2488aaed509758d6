import UIKit

/// A rounded box with a badge in its corner.
class CardView: UIView {
  static var alive = 0

  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    CardView.alive += 1
    layer.cornerRadius = 8
    backgroundColor = .systemOrange
    badge.text = "1"
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { CardView.alive -= 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.maxX - 20, y: 0, width: 20, height: 20)
  }
}

class HomeViewController: UIViewController {
  let slide = SlideDelegate()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.accessibilityIdentifier = "open"
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    let detail = DetailViewController()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = slide
    present(detail, animated: true)
  }
}

class DetailViewController: UIViewController {
  static var alive = 0

  let card = CardView()
  var appearances: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    DetailViewController.alive += 1
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { DetailViewController.alive -= 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutCard(card, in: view)
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [weak self] _ in
        self?.dismiss(animated: true, completion: nil)
      })
    close.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
    close.accessibilityIdentifier = "close"
    view.addSubview(close)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.append("did")
  }
}

/// A free function, as old code has them, that no actor is named for.
func layOutCard(_ card: CardView, in container: UIView) {
  card.frame = container.bounds.insetBy(dx: 20, dy: 100)
  card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  container.addSubview(card)
}

func deepestView(in view: UIView) -> UIView {
  guard let last = view.subviews.last else { return view }
  return deepestView(in: last)
}
