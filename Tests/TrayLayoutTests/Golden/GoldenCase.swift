// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// One case of a file below `Fixtures/conformance/layout`, with where it comes from.
struct GoldenCase: Decodable, Sendable {
  /// Who found the numbers, and how.
  struct Source: Decodable, Sendable {
    var repository: String
    var path: String
    var revision: String
    var provenance: String
  }

  /// A proposal and what the root answers, in whole or in part.
  struct Answer: Decodable, Sendable {
    var proposal: [Double?]
    var size: [Double]?
    var width: Double?
    var height: Double?
  }

  var id: String
  /// Why the numbers are what they are.
  var why: String?
  /// The picture from which the numbers were read.
  var image: String?
  /// Points by which a number may differ.
  var tolerance: Double?

  var tree: TestView?
  /// The root lies in the middle of a window of this size, in whose coordinates frames are.
  var window: [Double]?
  /// Without a window: what the root is offered; frames begin at the root's own corner.
  var proposal: [Double?]?
  /// Whether frames are on the pixel grid, at one pixel per point.
  var rounded: Bool?
  var sizes: [Answer]?
  /// Frames by identifier: x, y, width, height.
  var frames: [String: [Double]]?
  /// Horizontal extents by identifier: x, width.
  var columns: [String: [Double]]?
  /// Widths by identifier.
  var widths: [String: Double]?
  /// Numbers that concern a rule alone.
  var rules = GoldenRules()

  private enum Key: String, CodingKey {
    case id, why, image, tolerance, tree, window, proposal, rounded, sizes
    case frames, columns, widths
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(String.self, forKey: .id)
    why = try container.decodeIfPresent(String.self, forKey: .why)
    image = try container.decodeIfPresent(String.self, forKey: .image)
    tolerance = try container.decodeIfPresent(Double.self, forKey: .tolerance)
    tree = try container.decodeIfPresent(TestView.self, forKey: .tree)
    window = try container.decodeIfPresent([Double].self, forKey: .window)
    proposal = try container.decodeIfPresent([Double?].self, forKey: .proposal)
    rounded = try container.decodeIfPresent(Bool.self, forKey: .rounded)
    sizes = try container.decodeIfPresent([Answer].self, forKey: .sizes)
    frames = try container.decodeIfPresent([String: [Double]].self, forKey: .frames)
    columns = try container.decodeIfPresent([String: [Double]].self, forKey: .columns)
    widths = try container.decodeIfPresent([String: Double].self, forKey: .widths)
    rules = try GoldenRules(from: decoder)
  }
}

extension GoldenCase: CustomTestStringConvertible {
  var testDescription: String { id }
}

/// One file of cases, all from one source.
struct GoldenFile: Decodable, Sendable {
  var source: GoldenCase.Source
  var cases: [GoldenCase]

  static let folder = Fixtures.url("conformance/layout")

  /// The names of all files, in alphabetical order.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // The trees of the differential are documents, which the tests of documents read.
    return (files ?? []).filter {
      $0.pathExtension == "json" && $0.lastPathComponent != "differential.json"
    }
    .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  static func load(_ name: String) throws -> GoldenFile {
    let data = try Data(contentsOf: folder.appending(path: name + ".json"))
    return try JSONDecoder().decode(GoldenFile.self, from: data)
  }

  /// The cases of all files; those of a file that can't be read are missing, which a test counts.
  static let allCases: [GoldenCase] = names.flatMap { (try? load($0))?.cases ?? [] }
}
