import UIKit

/// A view that uses the symbols that Xcode 15 makes of the catalog's names.
final class BeachView: UIView {
  let house = UIImageView(image: .lightHouse)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .sand
    tintColor = UIColor(resource: .Brand.night)
    layer.borderColor = UIColor.Brand.night.cgColor
    house.highlightedImage = UIImage(resource: .lightHouse)
    addSubview(house)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
