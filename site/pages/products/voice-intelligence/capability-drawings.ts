import { polylines } from '../../../../common/figures/relative-path.ts'
import { seededRandom } from '../../../../common/figures/seeded-random.ts'

/** All drawings share one box. */
export const width = 360
export const height = 96

interface CapabilityPath {
  /** Named as in common/styles/drawing.css. */
  ink: 'ink-text' | 'ink-faint' | 'ink-caller' | 'ink-assistant'
  d: string
  /** A voice's own line, or one that does not exist yet; a hairline otherwise. */
  look?: 'bold' | 'dashed'
  /** Contains two of three hairlines: omitted on phones, where they would blur. */
  isBetween?: boolean
}

export interface CapabilityDrawing {
  paths: CapabilityPath[]
  /** A word in the drawing, `at` units from its left edge, to the right of that position or centred on it. */
  label?: { text: string; at: number; centred?: boolean }
}

/** A drawing for each capability, in the order of site/content/products/voice-intelligence.ts. */
export const capabilityDrawings = [pace, pitch, worry, talkOver, silence, language]

/** Words as lines with growing distances. */
function pace(): CapabilityDrawing {
  const words: Hairline[] = []
  for (let x = 0; x <= width; x += 4 + 8 * (x / width) ** 1.2) words.push([x, 20, 76])
  return { paths: hatching('ink-faint', words) }
}

/** A voice that falls from the upper to the lower limit of its usual range. */
function pitch(): CapabilityDrawing {
  const limits = polylines([30, 72].map((y) => [0, y, width, y]))
  const voice = curve(0, width, 60, (x) => {
    return 22 + 46 * (x / width) ** 0.8 + 6 * Math.sin(x / 26) + 3 * Math.sin(x / 9)
  })
  return {
    paths: [
      { ink: 'ink-faint', d: limits, look: 'dashed' },
      { ink: 'ink-text', d: polylines([voice]), look: 'bold' },
    ],
  }
}

/** A voice that stops shaking. */
function worry(): CapabilityDrawing {
  const random = seededRandom(31)
  const voice = curve(0, width, 120, (x) => {
    return 46 + 8 * Math.sin(x / 40) + (random() - 0.5) * 42 * (1 - x / width) ** 1.5
  })
  return { paths: [{ ink: 'ink-text', d: polylines([voice]), look: 'bold' }] }
}

/** One voice above the other, and the stretch where they overlap. */
function talkOver(): CapabilityDrawing {
  const caller: Hairline[] = []
  for (let x = 0; x <= 206; x += 4) caller.push([x, 14, 42])
  const assistant: Hairline[] = []
  for (let x = 178; x <= width; x += 4) assistant.push([x, 54, 82])
  const both = polylines([178, 206].map((x) => [x, 6, x, 90]))
  return {
    paths: [
      ...hatching('ink-caller', caller),
      ...hatching('ink-assistant', assistant),
      { ink: 'ink-text', d: both },
    ],
    label: { text: '0.4 s', at: 210 },
  }
}

/** The assistant, then nobody, then the caller, with the silence measured. */
function silence(): CapabilityDrawing {
  const measure = polylines([
    [126, 48, 234, 48],
    [126, 40, 126, 56],
    [234, 40, 234, 56],
  ])
  return {
    paths: [
      ...hatching('ink-assistant', speech(0, 120, 0.31, 0.083)),
      ...hatching('ink-caller', speech(240, width, 0.27, 0.061)),
      { ink: 'ink-text', d: measure },
    ],
    label: { text: '2.2 s', at: 180, centred: true },
  }
}

/** One language in full, with its harmonics, and the next, after a switch in mid-sentence. */
function language(): CapabilityDrawing {
  const change = 0.64 * width
  const voice = (x: number) => 60 + 16 * Math.sin(x / 34) + 7 * Math.sin(x / 13)
  const harmonics = [9, 18, 27].map((rise) => curve(0, change, 36, (x) => voice(x) - rise))
  return {
    paths: [
      { ink: 'ink-faint', d: polylines(harmonics) },
      { ink: 'ink-text', d: polylines([curve(0, change, 36, voice)]), look: 'bold' },
      { ink: 'ink-text', d: polylines([curve(change, width, 20, voice)]), look: 'dashed' },
      { ink: 'ink-text', d: polylines([[change, 8, change, 88]]) },
    ],
    label: { text: 'English', at: change + 2 },
  }
}

/** The curve of `y` in `steps` straight segments, as a line for `polylines`. */
function curve(from: number, to: number, steps: number, y: (x: number) => number): number[] {
  const xs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  return xs.flatMap((x) => [x, y(x)])
}

function speech(from: number, to: number, fast: number, slow: number): Hairline[] {
  const lines: Hairline[] = []
  for (let x = from; x <= to; x += 4) {
    const loudness = 8 + 26 * Math.abs(Math.sin(x * fast) * Math.sin(x * slow))
    lines.push([x, height / 2 - loudness, height / 2 + loudness])
  }
  return lines
}

type Hairline = [x: number, from: number, to: number]

function hatching(ink: CapabilityPath['ink'], lines: readonly Hairline[]): CapabilityPath[] {
  const draw = (isDrawn: (place: number) => boolean) =>
    polylines(lines.filter((_, place) => isDrawn(place)).map(([x, from, to]) => [x, from, x, to]))
  return [
    { ink, d: draw((place) => place % 3 === 0) },
    { ink, d: draw((place) => place % 3 !== 0), isBetween: true },
  ]
}
