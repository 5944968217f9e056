import Testing
import UpdatePipeline

@Suite struct AnimationCurveTests {
  @Test(arguments: [
    AnimationCurve.linear, AnimationCurve.easeIn, AnimationCurve.easeOut,
    AnimationCurve.easeInOut,
  ])
  func aCurveRisesFromZeroToOne(curve: AnimationCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func easeInOutIsSymmetric() {
    let curve = AnimationCurve.easeInOut
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(curve.progress(at: 0.2) + curve.progress(at: 0.8) - 1) < 1e-12)
  }

  /// Values of cubic-bezier(0.42, 0, 0.58, 1) by solving the cubic for x in closed form.
  @Test func easeInOutHasItsKnownValues() {
    let curve = AnimationCurve.easeInOut
    #expect(abs(curve.progress(at: 0.25) - 0.129_161_931_178) < 1e-9)
    #expect(abs(curve.progress(at: 0.1) - 0.019_722_226_8) < 1e-6)
  }

  /// Values of the damped oscillator's closed form, by exponentials and cosines.
  @Test(
    "R76: a spring follows the damped oscillator",
    arguments: [
      (0.5, 0.0, 0.25, 1.160_431_203_267_213_7), (0.5, 0, 0.5, 0.975_208_994_724_639_8),
      (0.8, 0, 0.25, 0.723_453_402_159_171_1), (1, 0, 0.5, 0.859_156_022_395_139_1),
      (0.5, 3, 0.125, 0.830_967_548_249_715_1),
    ]
  )
  func aSpringIsADampedOscillator(
    dampingRatio: Double,
    velocity: Double,
    fraction: Double,
    progress: Double
  ) {
    let curve = AnimationCurve.spring(dampingRatio: dampingRatio, velocity: velocity)
    #expect(abs(curve.progress(at: fraction) - progress) < 1e-9)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
  }
}
