// SPDX-License-Identifier: MIT

public import TrayCases

/// The names that a document may use for a set of values, in the order in which errors list them.
///
///     let axes: JSONChoices<Axis> = ["horizontal": .horizontal, "vertical": .vertical]
public typealias JSONChoices<Value: Sendable> = NameTable<Value>
