import UIKit

class Tide: NSObject {
    @objc dynamic var height: Double = 0
    @objc dynamic var place = "Quay"
    @objc dynamic private(set) var changes = 0 {
        didSet { total += changes - oldValue }
    }
    private var total = 0
    private var extras: [String: Any] = [:]

    override func value(forUndefinedKey key: String) -> Any? {
        if key == "unknown" { return nil }
        return extras[key] ?? super.value(forUndefinedKey: key)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key.hasPrefix("x") else { return super.setValue(value, forUndefinedKey: key) }
        extras[key] = value
    }

    @objc func turn() { changes += 1 }
}

class TideWatcher: NSObject {
    private(set) var log: [String] = []
    private var context = 0
    private var token: NSKeyValueObservation?
    let tide: Tide

    init(tide: Tide) {
        self.tide = tide
        super.init()
        tide.addObserver(self, forKeyPath: #keyPath(Tide.height), options: [.new, .old], context: &context)
        token = tide.observe(\.place, options: [.new]) { [weak self] _, change in
            self?.log.append("place \(change.newValue ?? "")")
        }
    }

    deinit {
        tide.removeObserver(self, forKeyPath: #keyPath(Tide.height))
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &self.context else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
    }
}
