/// How a constraint's expression compares with zero.
package enum Relation: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = 0
  case equal = 1
  case greaterThanOrEqual = 2
}
