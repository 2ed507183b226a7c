// SPDX-License-Identifier: MIT

import TrayGeometry

/// The sizes that nodes answered, under the exact proposals that they were asked with.
///
/// A node of nested stacks is asked about a dozen distinct questions in one pass (on each axis 0,
/// infinity, nothing and the real offer). With a slot for each of them every question is worked out
/// once and the pass is linear; if answers pushed one another out, the work would grow exponentially
/// with the depth. Slots come in chunks, so that a node that is asked once holds one; a node that was
/// asked more than its chunks hold, which squeezed text in deep stacks brings about, goes on in a
/// dictionary.
struct AnswerCache {
  /// The greatest number of chunks of a node.
  static let chunksPerNode = 6

  private struct Entry {
    var width: Double = .nan
    var height: Double = .nan
    var answer: Size = .zero
  }

  private struct Chunk {
    var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
    var next: Int32 = -1
  }

  private struct Head {
    var chunk: Int32 = -1
    var count: Int32 = 0
  }

  private var heads: ContiguousArray<Head>
  private var chunks: ContiguousArray<Chunk> = []
  private var firstFree: Int32 = -1
  private var overflow: [Question: Size] = [:]

  private struct Question: Hashable {
    var node: Int
    var proposal: ProposedSize
  }

  init(nodeCount: Int) {
    heads = ContiguousArray(repeating: Head(), count: nodeCount)
    chunks.reserveCapacity(nodeCount)
  }

  /// The answer of a node to a proposal that it was asked before.
  func answer(of node: Int, to proposal: ProposedSize) -> Size? {
    let head = heads[node]
    guard head.count > 0 else { return nil }
    let width = Self.coded(proposal.width)
    let height = Self.coded(proposal.height)
    var left = Int(head.count)
    var chunk = head.chunk
    while chunk >= 0, left > 0 {
      let here = chunks[Int(chunk)]
      let filled = (left - 1) % 4 + 1
      if let size = Self.find(width, height, in: here.entries, filled: filled) { return size }
      left -= filled
      chunk = here.next
    }
    guard head.count == Self.chunksPerNode * 4 else { return nil }
    return overflow[Question(node: node, proposal: proposal)]
  }

  /// Keeps an answer.
  mutating func store(_ answer: Size, of node: Int, to proposal: ProposedSize) {
    var head = heads[node]
    let slot = Int(head.count) % 4
    if slot == 0 {
      guard Int(head.count) < Self.chunksPerNode * 4 else {
        overflow[Question(node: node, proposal: proposal)] = answer
        return
      }
      head.chunk = newChunk(before: head.chunk)
    }
    let entry = Entry(
      width: Self.coded(proposal.width), height: Self.coded(proposal.height), answer: answer)
    switch slot {
    case 0: chunks[Int(head.chunk)].entries.0 = entry
    case 1: chunks[Int(head.chunk)].entries.1 = entry
    case 2: chunks[Int(head.chunk)].entries.2 = entry
    default: chunks[Int(head.chunk)].entries.3 = entry
    }
    head.count += 1
    heads[node] = head
  }

  /// A chunk in front of a node's others, from the free ones where there are any.
  private mutating func newChunk(before next: Int32) -> Int32 {
    guard firstFree >= 0 else {
      chunks.append(Chunk(next: next))
      return Int32(chunks.count - 1)
    }
    let chunk = firstFree
    firstFree = chunks[Int(chunk)].next
    chunks[Int(chunk)].next = next
    return chunk
  }

  /// Gives the chunks of a node that answered something back.
  private mutating func release(_ head: Head) {
    var last = head.chunk
    while chunks[Int(last)].next >= 0 { last = chunks[Int(last)].next }
    chunks[Int(last)].next = firstFree
    firstFree = head.chunk
  }

  /// Forgets all answers of a node.
  mutating func forget(_ node: Int) {
    let head = heads[node]
    guard head.count > 0 else { return }
    release(head)
    heads[node] = Head()
    guard head.count == Self.chunksPerNode * 4, !overflow.isEmpty else { return }
    overflow = overflow.filter { $0.key.node != node }
  }

  /// Takes the answers of the nodes that are kept over to their places in another tree.
  mutating func rearrange(as comparison: TreeComparison) {
    var moved = ContiguousArray(repeating: Head(), count: comparison.isKept.count)
    for node in moved.indices where comparison.isKept[node] {
      guard let counterpart = comparison.counterpart(of: node) else { continue }
      swap(&moved[node], &heads[counterpart])
    }
    let outside = overflow
    overflow = [:]
    let places = outside.isEmpty ? [:] : comparison.newPlaces
    for (question, answer) in outside {
      guard let node = places[question.node] else { continue }
      overflow[Question(node: node, proposal: question.proposal)] = answer
    }
    for old in heads.indices where heads[old].count > 0 { release(heads[old]) }
    heads = moved
  }

  /// An open length as a number that no proposal can have.
  private static func coded(_ length: Double?) -> Double { length ?? -1e308 }

  private static func find(
    _ width: Double, _ height: Double, in entries: (Entry, Entry, Entry, Entry), filled: Int
  ) -> Size? {
    if entries.0.width == width, entries.0.height == height { return entries.0.answer }
    if filled > 1, entries.1.width == width, entries.1.height == height {
      return entries.1.answer
    }
    if filled > 2, entries.2.width == width, entries.2.height == height {
      return entries.2.answer
    }
    if filled > 3, entries.3.width == width, entries.3.height == height {
      return entries.3.answer
    }
    return nil
  }
}
