// SPDX-License-Identifier: MIT

import Geometry

/// The sizes that nodes answered, under the exact proposals that they were asked with.
///
/// A node of nested stacks is asked about a dozen distinct questions in one pass (on each axis 0,
/// infinity, nothing and the real offer). With a slot for each of them every question is worked out
/// once and the pass is linear; with fewer the answers push one another out and the work grows
/// exponentially with the depth. Slots come in chunks, so that a node that is asked once holds one.
struct AnswerCache {
  /// The greatest number of chunks of a node; a node that fills them all forgets and starts anew.
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
    return nil
  }

  /// Keeps an answer.
  mutating func store(_ answer: Size, of node: Int, to proposal: ProposedSize) {
    var head = heads[node]
    let slot = Int(head.count) % 4
    if slot == 0 {
      if Int(head.count) == Self.chunksPerNode * 4 { forget(&head) }
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

  /// Gives all chunks of a node back.
  private mutating func forget(_ head: inout Head) {
    var last = head.chunk
    while chunks[Int(last)].next >= 0 { last = chunks[Int(last)].next }
    chunks[Int(last)].next = firstFree
    firstFree = head.chunk
    head = Head()
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
