import UIKit

let lists: [UIColor] = [.blue,.black,.brown,.cyan,.systemPink]
let colors: [UIColor] = (0..<5*5).map{ lists[$0%5] }

class ViewController: UIViewController {
    let CellId = "CollectionViewCell"
    let collectionView = {
        let layout = UICollectionViewFlowLayout()
        /// 스크롤 방향 지정!!
        layout.scrollDirection = .horizontal
        let cv = UICollectionView(
            frame: .zero,
            collectionViewLayout: layout)
        cv.backgroundColor = .clear
        return cv
    }()
  var lastScrollOffset: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: CellId)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.decelerationRate = .fast
    setupConstraints()
  }

func setupConstraints() {
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(
        equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: view.frame.width/2)])
}

  func transformCellOriginSize(
    _ cell: UICollectionViewCell,
    completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.13,
      delay: 0,
      options: .curveEaseOut,
      animations: {cell.transform = .identity}) {_ in
        completion()
      }
  }

  func transformCellMinifyWithAnimation(
    _ cell: UICollectionViewCell,
    completion: @escaping () -> Void) {
      UIView.animate(
        withDuration: 0.13,
        delay: 0,
        options: .curveEaseOut,
        animations: {cell.transform = CGAffineTransform(scaleX: 1, y: 0.87)}) {_ in
          completion()
        }
    }
}

//MARK: - Collection view data source
extension ViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return colors.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { 
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CellId, for: indexPath)
    cell.layer.cornerRadius = 14
    cell.backgroundColor = colors[indexPath.row]
    if indexPath.row != 0 {
      cell.transform = CGAffineTransform(scaleX: 1, y: 0.87)
    }
    if indexPath.row == 0 {
      view.backgroundColor = colors[indexPath.row]
    }
    return cell
  } 
}

//MARK: - UICollectionViewDelegateFlowLayout
extension ViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = view.frame.width/3
    return CGSize(width: width, height: view.frame.width/2)
  }
  
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    return 0
  }
  
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    return 17
  }
  
}

extension ViewController: UIScrollViewDelegate {

  func scrollViewWillEndDragging(
  	_ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    
    //1.
    let cellArea = CGFloat(Int(view.frame.width)/3 + 17)
    //2.
    var offset = targetContentOffset.pointee
    //3.
    let idx = round(offset.x/cellArea)
    //4.
    offset = CGPoint(x: idx*cellArea, y: 0)
    //5.
    targetContentOffset.pointee = offset
  }

    func scrollViewDldScroll(_ scrollView: UIScrollView) {
        let cellArea = CGFloat(Int(view.frame.width)/3 + 17)
        let curScrollOffset = scrollView.contentOffset.x
    	
    if lastScrollOffset < curScrollOffset {
      let idx = curScrollOffset / cellArea
      let indexPath = IndexPath(item: Int(round(idx)), section: 0)
      if let cell = collectionView.cellForItem(at: indexPath) {
        transformCellOriginSize(cell) {
          print("오른쪽 갈 때 현재꺼 크게합니다")
          self.view.backgroundColor = colors[indexPath.row].withAlphaComponent(0.5)
        }
      }
      let prevIndexPath = IndexPath(
        item: Int(round(idx) - 1), section: 0)
      if let prevCell = collectionView.cellForItem(at: prevIndexPath) {
        transformCellMinifyWithAnimation(prevCell) {
          print("오른쪽 갈 때 현재 이전꺼 축소합니다")
        }
      }
    }
        lastScrollOffset = scrollView.contentOffset.x
    }
}
