// SPDX-License-Identifier: MIT

/// The name among `names` that `name` was probably meant to be, or nil where none is near.
///
/// Near means: at most one edit in three letters (and at least one), where an edit adds, removes or
/// changes a letter or swaps two neighbours; a difference in case alone is always near. Of equally
/// near names the first wins.
/// - Complexity: O(*n* · *m*) for each name.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  guard wanted.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(wanted, Array(candidate.lowercased()))
    guard distance <= max(1, min(wanted.count, candidate.count) / 3) else { continue }
    guard wanted.count > 1 || distance == 0 else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// The fewest edits that turn one word into the other (optimal string alignment).
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let change = last[column] + (first[row] == second[column] ? 0 : 1)
      var best = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
