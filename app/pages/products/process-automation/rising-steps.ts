import { RelativePath } from '../../../figures/relative-path.ts'
import { unitsPerSecond } from '../../../figures/wave.ts'

export interface TimedStep {
  /** Seconds from the start of the call. */
  at: number
  milliseconds: number
}

export interface RisingSteps {
  width: number
  height: number
  /** The top of each step, to the call's end. */
  treads: string
  /** Hairlines below each tread: what the step wrote holds until the call ends. */
  bodies: string
  /** The edge of each step, as wide as the step took, to the scale of the call. */
  risers: string
  /** From each step down to what was being said. */
  drops: string
}

const stepHeight = 64
const bodyLines = 9
/** Below the lowest step, into the waveform that stands there. */
const dropBelow = 14
/** Half a pixel where the drawing is 400 pixels high, so that level lines are sharp. */
const sharp = 0.4

/** Back-office steps, the first at the bottom, rising through a call of that many seconds. */
export function risingSteps(steps: readonly TimedStep[], seconds: number): RisingSteps {
  const [width, height] = [seconds * unitsPerSecond, steps.length * stepHeight]
  const paths = {
    treads: new RelativePath(),
    bodies: new RelativePath(),
    risers: new RelativePath(),
    drops: new RelativePath(),
  }
  for (const [place, { at, milliseconds }] of steps.entries()) {
    const x = at * unitsPerSecond
    const top = height - (place + 1) * stepHeight
    const foot = top + stepHeight
    paths.treads.moveTo(x, top + sharp).lineTo(width, top + sharp)
    for (let line = 1; line <= bodyLines; line++) {
      const y = top + (line * stepHeight) / (bodyLines + 1) + sharp
      paths.bodies.moveTo(x, y).lineTo(width, y)
    }
    const edge = (milliseconds / 1000) * unitsPerSecond
    for (const part of [0, 0.5, 1]) paths.risers.moveTo(x + part * edge, top).lineTo(x + part * edge, foot)
    paths.drops.moveTo(x, foot).lineTo(x, height + dropBelow)
  }
  const { treads, bodies, risers, drops } = paths
  return {
    width,
    height,
    treads: treads.toString(),
    bodies: bodies.toString(),
    risers: risers.toString(),
    drops: drops.toString(),
  }
}
