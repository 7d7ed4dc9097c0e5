//
//  OldBoard.swift
//  Harbour
//
//  As apps were written for Swift 3 and 4.
//

import UIKit
import Darwin
import ObjectiveC.runtime

@objc protocol OldBoardDelegate: NSObjectProtocol {
    func oldBoard(_ board: OldBoardViewController, didSelect row: Int)
    @objc optional func oldBoardWillClose(_ board: OldBoardViewController)
    @objc optional func oldBoard(_ board: OldBoardViewController, titleFor row: Int) -> String?
}

private var boatKey: UInt8 = 0

extension UIView {
    var boatName: String? {
        get { return objc_getAssociatedObject(self, &boatKey) as? String }
        set { objc_setAssociatedObject(self, &boatKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    @IBInspectable var borderWidth: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    class func fromNib<T: UIView>() -> T {
        return Bundle.main.loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
    }
}

class OldBoardViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Constants {
        static let cellIdentifier = "BoatCell"
        static let rowHeight: CGFloat = 44
    }

    weak var delegate: OldBoardDelegate?
    private(set) var heights: [CGFloat] = []
    var boats = ["Tern", "Gull", "Skua"]

    private lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .plain)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.dataSource = self
        table.delegate = self
        table.rowHeight = UITableViewAutomaticDimension
        table.estimatedRowHeight = Constants.rowHeight
        table.separatorInset = UIEdgeInsetsMake(0, 16, 0, 0)
        table.register(UITableViewCell.self, forCellReuseIdentifier: Constants.cellIdentifier)
        return table
    }()

    fileprivate let closeButton = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        view.addSubview(tableView)
        closeButton.setTitle("Close", for: .normal)
        closeButton.setTitleColor(.black, for: UIControlState())
        closeButton.addTarget(self, action: #selector(OldBoardViewController.close(_:)), for: .touchUpInside)
        closeButton.frame = CGRect(x: 0, y: 60, width: 120, height: 44)
        view.addSubview(closeButton)
        let views: [String: Any] = ["table": tableView]
        for format in ["H:|[table]|", "V:|-120-[table]|"] {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(notification:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        let tap = UITapGestureRecognizer(target: self, action: #selector(self.boardTapped))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        tableView.boatName = "all"
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(notification: NSNotification) {
        guard let frame = (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        heights.append(frame.height)
    }

    @objc fileprivate func close(_ sender: UIButton!) {
        delegate?.oldBoardWillClose?(self)
        closeButton.isEnabled = false
    }

    @objc func boardTapped() {
        self.boats.append("Auk")
        DispatchQueue.main.async { [weak self] in
            self?.tableView.reloadData()
        }
    }

    // MARK: - Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return boats.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Constants.cellIdentifier, for: indexPath)
        cell.textLabel?.text = delegate?.oldBoard?(self, titleFor: indexPath.row) ?? boats[indexPath.row]
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.oldBoard(self, didSelect: indexPath.row)
    }
}

extension OldBoardViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    /// The angle of the needle: by C's own functions.
    func angle(of tide: Double) -> Double {
        return Darwin.atan2(tide, 1.0) / .pi
    }
}
