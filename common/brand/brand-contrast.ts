import { channels } from './colour-channels.ts'

interface Pairs {
  /** Each is shown on each of these grounds. */
  on: readonly string[]
  colours: readonly string[]
  /** Required by WCAG 2.2 AA: 4.5 for words, 3 for lines, edges and icons. */
  least: number
}

const dark = ['--ink-900', '--ink-850', '--ink-800']
const light = ['--ink-50', '--paper', '--white']

const pairs: readonly Pairs[] = [
  { on: dark, colours: ['--on-dark', '--on-dark-2', '--on-dark-3', '--live-300'], least: 4.5 },
  { on: dark, colours: ['--green-400', '--ochre-400', '--red-400'], least: 4.5 },
  { on: dark, colours: ['--live-400', '--caller-on-dark', '--focus-on-dark', '--field-edge'], least: 3 },
  { on: light, colours: ['--ink-900', '--on-light-2', '--on-light-3', '--live-700'], least: 4.5 },
  { on: light, colours: ['--green-700', '--ochre-700', '--red-700'], least: 4.5 },
  { on: light, colours: ['--live-500', '--ink-400', '--field-edge'], least: 3 },
  { on: ['--on-dark'], colours: ['--ink-900'], least: 4.5 },
  { on: ['--ink-900', '--ink-850', '--ink-800'], colours: ['--on-ink'], least: 4.5 },
  { on: ['--live-400'], colours: ['--ink-950'], least: 4.5 },
  { on: ['--green-100'], colours: ['--green-700'], least: 4.5 },
  { on: ['--red-100'], colours: ['--red-700'], least: 4.5 },
  { on: ['--ochre-100'], colours: ['--ochre-700'], least: 4.5 },
]

/**
 * The pairs of a brand’s colours (the text of its colours.css) with too little contrast, each as a sentence.
 */
export function contrastFaults(css: string): string[] {
  const values = new Map(
    [...css.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  const faults: string[] = []
  for (const { on, colours, least } of pairs)
    for (const [colour, ground] of colours.flatMap((one) => on.map((other) => [one, other] as const))) {
      const [front, back] = [values.get(colour), values.get(ground)]
      if (!front || !back) faults.push(`${front ? ground : colour} is missing. Write it as #rrggbb.`)
      else if (contrast(front, back) < least)
        faults.push(
          `${colour} ${front} on ${ground} ${back} has a contrast of ${contrast(front, back).toFixed(2)}. It needs ${least}.`,
        )
    }
  return faults
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
