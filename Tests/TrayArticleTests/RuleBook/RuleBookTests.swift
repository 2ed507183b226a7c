// SPDX-License-Identifier: MIT

import Testing

/// Every rule leads to a case, every case back to its rules, and every reference to a rule.
@Suite struct RuleBookTests {
  @Test func `five modules have rules, numbered once each`() throws {
    let books = try RuleBook.all()
    #expect(
      books.map(\.module)
        == ["TrayDetents", "TrayLayout", "TrayMotion", "TraySurfaces", "TrayText"])
    let numbers = books.flatMap { $0.rules.map(\.number) }
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.count > 150)
  }

  @Test func `every rule has words, a source and a case`() throws {
    for book in try RuleBook.all() {
      for rule in book.rules {
        #expect(rule.cells.count == 3, "\(book.module) \(rule.number)")
        #expect(rule.cells.allSatisfy { $0.count >= 3 }, "\(book.module) \(rule.number)")
        #expect(!rule.cases.isEmpty, "\(book.module) \(rule.number)")
      }
    }
  }

  @Test func `every test that a rule names exists`() throws {
    let tests = try RuleBook.tests()
    for book in try RuleBook.all() {
      for rule in book.rules {
        for name in rule.cases {
          guard case .test(let test) = RuleBook.Case(name) else { continue }
          #expect(tests.contains(test), "\(book.module) \(rule.number): \(name)")
        }
      }
    }
  }

  @Test func `golden layout cases and rules name one another`() throws {
    let goldens = try RuleBook.goldenRules()
    let book = try #require(try RuleBook.all().first { $0.module == "TrayLayout" })
    for (id, rules) in goldens {
      #expect(!rules.isEmpty, "\(id) has no rule")
      for number in rules {
        let rule = book.rules.first { $0.number == number }
        let isNamed = rule?.cases.contains { id == $0 || id.hasPrefix($0 + "/") } ?? false
        #expect(isNamed, "\(id) lists \(number), which does not name it")
      }
    }
    for rule in book.rules {
      for name in rule.cases where RuleBook.Case(name) == .golden(name) {
        let members = goldens.filter { $0.key == name || $0.key.hasPrefix(name + "/") }
        #expect(!members.isEmpty, "\(rule.number) names \(name), which does not exist")
        for (id, rules) in members {
          #expect(rules.contains(rule.number), "\(rule.number) names \(id), which does not list it")
        }
      }
    }
  }

  @Test func `golden files and rules name one another`() throws {
    let files = try RuleBook.fileRules()
    let books = try RuleBook.all()
    let rules = books.flatMap(\.rules)
    for (file, numbers) in files {
      for number in numbers {
        let rule = rules.first { $0.number == number }
        #expect(rule?.cases.contains(file) == true, "\(file) lists \(number)")
      }
    }
    for rule in rules {
      for name in rule.cases where RuleBook.Case(name) == .file(name) {
        #expect(files[name]?.contains(rule.number) == true, "\(rule.number) names \(name)")
      }
    }
  }

  @Test func `every reference in a comment leads to a rule`() throws {
    let books = try RuleBook.all()
    let references = try RuleReference.all()
    #expect(references.count >= 43)
    for reference in references {
      let book = books.first { $0.module == reference.module }
      for number in reference.numbers {
        #expect(book?.has(number) == true, "\(reference.file): \(reference.module) \(number)")
      }
    }
  }

  @Test func `no reference leads to a book that lies elsewhere`() throws {
    #expect(try RuleReference.dead() == [])
  }
}
