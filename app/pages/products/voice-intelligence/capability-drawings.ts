import { RelativePath } from '../../../figures/relative-path.ts'
import { seededRandom } from '../../../figures/seeded-random.ts'

/** All drawings share one box. */
export const width = 360
export const height = 96

export type CapabilityStroke =
  'many' | 'line' | 'dashed' | 'limit' | 'caller' | 'assistant' | 'bracket' | 'faint'

export interface CapabilityDrawing {
  /** `between` holds two of three hairlines: phones, where they would run together, leave them out. */
  paths: { stroke: CapabilityStroke; d: string; between?: boolean }[]
  /** A word on the drawing, `at` units from its left, to the right of that place or in its middle. */
  label?: { text: string; at: number; centred?: boolean }
}

/** A drawing for each capability, in the order of content/products/voice-intelligence.ts. */
export const capabilityDrawings = [pace, pitch, worry, talkOver, silence, language]

/** Words as lines that come further and further apart. */
function pace(): CapabilityDrawing {
  const words: Hairline[] = []
  for (let x = 0; x <= width; x += 4 + 8 * (x / width) ** 1.2) words.push([x, 20, 76])
  return { paths: hatching('many', words) }
}

/** A voice that falls from the upper limit of what is usual for it to the lower. */
function pitch(): CapabilityDrawing {
  const limits = new RelativePath().moveTo(0, 30).lineTo(width, 30).moveTo(0, 72).lineTo(width, 72)
  const voice = curve(new RelativePath(), 0, width, 60, (x) => {
    return 22 + 46 * (x / width) ** 0.8 + 6 * Math.sin(x / 26) + 3 * Math.sin(x / 9)
  })
  return {
    paths: [
      { stroke: 'limit', d: limits.toString() },
      { stroke: 'line', d: voice.toString() },
    ],
  }
}

/** A voice that stops shaking. */
function worry(): CapabilityDrawing {
  const random = seededRandom(31)
  const voice = curve(new RelativePath(), 0, width, 120, (x) => {
    return 46 + 8 * Math.sin(x / 40) + (random() - 0.5) * 42 * (1 - x / width) ** 1.5
  })
  return { paths: [{ stroke: 'line', d: voice.toString() }] }
}

/** One voice above the other, and the stretch they share. */
function talkOver(): CapabilityDrawing {
  const caller: Hairline[] = []
  for (let x = 0; x <= 206; x += 4) caller.push([x, 14, 42])
  const assistant: Hairline[] = []
  for (let x = 178; x <= width; x += 4) assistant.push([x, 54, 82])
  const both = new RelativePath().moveTo(178, 6).lineTo(178, 90).moveTo(206, 6).lineTo(206, 90)
  return {
    paths: [
      ...hatching('caller', caller),
      ...hatching('assistant', assistant),
      { stroke: 'bracket', d: both.toString() },
    ],
    label: { text: '0.4 s', at: 210 },
  }
}

/** The assistant, then nobody, then the caller; the silence is measured. */
function silence(): CapabilityDrawing {
  const measure = new RelativePath()
    .moveTo(126, 48)
    .lineTo(234, 48)
    .moveTo(126, 40)
    .lineTo(126, 56)
    .moveTo(234, 40)
    .lineTo(234, 56)
  return {
    paths: [
      ...hatching('assistant', speech(0, 120, 0.31, 0.083)),
      ...hatching('caller', speech(240, width, 0.27, 0.061)),
      { stroke: 'bracket', d: measure.toString() },
    ],
    label: { text: '2.2 s', at: 180, centred: true },
  }
}

/** One language in full, with its harmonics, and the next, which it changes to mid-sentence. */
function language(): CapabilityDrawing {
  const change = 0.64 * width
  const voice = (x: number) => 60 + 16 * Math.sin(x / 34) + 7 * Math.sin(x / 13)
  const harmonics = new RelativePath()
  for (const rise of [9, 18, 27]) curve(harmonics, 0, change, 36, (x) => voice(x) - rise)
  return {
    paths: [
      { stroke: 'faint', d: harmonics.toString() },
      { stroke: 'line', d: curve(new RelativePath(), 0, change, 36, voice).toString() },
      { stroke: 'dashed', d: curve(new RelativePath(), change, width, 20, voice).toString() },
      { stroke: 'bracket', d: new RelativePath().moveTo(change, 8).lineTo(change, 88).toString() },
    ],
    label: { text: 'English', at: change + 2 },
  }
}

/** Adds the curve of `y` to a path, in `steps` straight pieces. */
function curve(path: RelativePath, from: number, to: number, steps: number, y: (x: number) => number) {
  path.moveTo(from, y(from))
  for (let step = 1; step <= steps; step++) {
    const x = from + ((to - from) * step) / steps
    path.lineTo(x, y(x))
  }
  return path
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

function hatching(stroke: CapabilityStroke, lines: readonly Hairline[]) {
  const [third, between] = [new RelativePath(), new RelativePath()]
  for (const [place, [x, from, to]] of lines.entries()) {
    const path = place % 3 === 0 ? third : between
    path.moveTo(x, from).lineTo(x, to)
  }
  return [
    { stroke, d: third.toString() },
    { stroke, d: between.toString(), between: true },
  ]
}
