const usual = 16
const slow = 30
const unbearable = 50
/** A frame delayed by something else counts as no longer than this. */
const longest = 100
const weight = 0.1
const framesToKnow = 12
const step = 0.25
const blurriest = 0.7

/** Judges from the milliseconds between frames whether the device keeps up. Sharpness is given up before smoothness. */
export class Pace {
  /** Canvas pixels per CSS pixel. */
  ratio: number
  #average = usual
  #frames = 0

  constructor(sharpest: number) {
    this.ratio = sharpest
  }

  /**
   * `known`, once: enough frames at one sharpness to know that the device can show the scene. `blur`: `ratio` has been
   * lowered. `weak`: even the lowest is not smooth, so there should be no scene.
   */
  judge(interval: number): 'keep' | 'known' | 'blur' | 'weak' {
    this.#frames += 1
    this.#average += (Math.min(interval, longest) - this.#average) * weight
    if (this.#average > slow && this.ratio > blurriest) {
      this.ratio = Math.max(blurriest, this.ratio - step)
      this.#average = usual
      this.#frames = 0
      return 'blur'
    }
    if (this.#average > unbearable) return 'weak'
    return this.#frames === framesToKnow ? 'known' : 'keep'
  }
}
