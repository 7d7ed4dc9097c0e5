import UIKit

let lists: [UIColor] = [.blue, .black, .brown, .cyan, .systemPink]
/// The colors of the cells, over and over.
let colors: [UIColor] = (0..<25).map { lists[$0 % lists.count] }

/// A carousel of colors that stops at its cells. Cells on the way to the right swell, and those before them shrink.
class ViewController: UIViewController {
  private let identifier = "Color"
  private let spacing: CGFloat = 17
  private let small = CGAffineTransform(scaleX: 1, y: 0.87)
  /// Where the content was before it scrolled last.
  private(set) var lastScrollOffset: CGFloat = 0

  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .clear
    view.decelerationRate = .fast
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: view.frame.width / 2),
    ])
  }

  /// The distance from one cell to the next, in whole points but for the spacing.
  private var pitch: CGFloat { CGFloat(Int(view.frame.width) / 3) + spacing }

  func transformCellOriginSize(_ cell: UICollectionViewCell, completion: @escaping () -> Void) {
    change(cell, to: .identity, completion)
  }

  func transformCellMinifyWithAnimation(
    _ cell: UICollectionViewCell, completion: @escaping () -> Void
  ) { change(cell, to: small, completion) }

  private func change(
    _ cell: UICollectionViewCell, to transform: CGAffineTransform,
    _ completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: 0.13, delay: 0, options: .curveEaseOut,
      animations: { cell.transform = transform }, completion: { _ in completion() })
  }
}

extension ViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { colors.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    let color = colors[indexPath.row]
    cell.backgroundColor = color
    cell.layer.cornerRadius = 14
    if indexPath.row == 0 { view.backgroundColor = color } else { cell.transform = small }
    return cell
  }
}

extension ViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: view.frame.width / 3, height: view.frame.width / 2) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }
}

extension ViewController: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let cell = (targetContentOffset.pointee.x / pitch).rounded()
    targetContentOffset.pointee = CGPoint(x: cell * pitch, y: 0)
  }

  // The name is not that of the delegate's method, so UIKit never calls it.
  func scrollViewDldScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.x
    defer { lastScrollOffset = offset }
    guard offset > lastScrollOffset else { return }
    let item = Int((offset / pitch).rounded())
    if let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) {
      transformCellOriginSize(cell) { [self] in
        view.backgroundColor = colors[item].withAlphaComponent(0.5)
      }
    }
    if let cell = collectionView.cellForItem(at: IndexPath(item: item - 1, section: 0)) {
      transformCellMinifyWithAnimation(cell) {}
    }
  }
}
