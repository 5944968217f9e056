#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The exponential function.
package func exponential(_ x: Double) -> Double { exp(x) }

/// The natural logarithm.
package func logarithm(_ x: Double) -> Double { log(x) }

/// The logarithm of the gamma function of a positive number.
func logGamma(_ x: Double) -> Double { lgamma(x) }
