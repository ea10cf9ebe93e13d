import { RelativePath } from './relative-path.ts'

export interface SurfaceSize {
  /** Number of straight lines, both families together. */
  lines: number
  /** Size of the drawing in units. */
  width: number
  height: number
}

/** Paths of the two families of straight lines that rule one surface: the callers' and the assistant's. */
export interface RuledSurface {
  callers: string
  assistant: string
}

export type SurfaceKind =
  | 'waist'
  | 'vase'
  | 'saddle'
  | 'fold'
  | 'ribbon'
  | 'fan'
  | 'conoid'
  | 'drum'
  | 'steps'

type Point = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]

/** A surface of straight lines only. Every second line is in the assistant's family, unless a kind says otherwise. */
export function ruledSurface(kind: SurfaceKind, size: SurfaceSize): RuledSurface {
  return families[kind](size)
}

/** The hyperbolic paraboloid over four corners, in order around it: each family joins two opposite sides. */
export function saddleOver(corners: readonly [Point, Point, Point, Point], lines: number): RuledSurface {
  const [a, b, c, d] = corners
  const inFamily = Math.floor(lines / 2)
  const sharesOf = (count: number) => Array.from({ length: count }, (_, line) => line / (count - 1))
  return {
    callers: pathOf(sharesOf(lines - inFamily).map((share) => [between(a, b, share), between(d, c, share)])),
    assistant: pathOf(sharesOf(inFamily).map((share) => [between(a, d, share), between(b, c, share)])),
  }
}

const families: Record<SurfaceKind, (size: SurfaceSize) => RuledSurface> = {
  saddle: ({ lines, width, height }) =>
    saddleOver(
      [
        [width * 0.06, height * 0.2],
        [width * 0.42, height * 0.86],
        [width * 0.94, height * 0.1],
        [width * 0.62, height * 0.62],
      ],
      lines,
    ),

  /** From close together to all around a ring. */
  fan: ({ lines, width, height }) =>
    alternating(lines, (line) => {
      const share = line / (lines - 1)
      const from: Point = [width * (0.08 + 0.05 * Math.sin(share * 9)), height / 2]
      return [from, onRing([width * 0.72, height / 2], [width * 0.2, height * 0.4], share * turn)]
    }),

  /** Two upright rings, joined by strings twisted one way and the other. */
  drum: ({ lines, width, height }) =>
    alternating(lines, (line) => {
      const angle = (Math.floor(line / 2) / Math.ceil(lines / 2)) * turn
      const radii: Point = [width * 0.07, height * 0.38]
      const twist = line % 2 === 0 ? -1.5 : 1.5
      return [
        onRing([width * 0.18, height / 2], radii, angle),
        onRing([width * 0.82, height / 2], radii, angle + twist),
      ]
    }),

  /** A drum seen from above, its rings one over the other. */
  vase: ({ lines, width, height }) =>
    alternating(lines, (line) => {
      const angle = (Math.floor(line / 2) / Math.ceil(lines / 2)) * turn
      const twist = line % 2 === 0 ? -2.25 : 2.25
      return [
        onRing([width / 2, height * 0.14], [width * 0.3, height * 0.1], angle),
        onRing([width / 2, height * 0.88], [width * 0.34, height * 0.1], angle + twist),
      ]
    }),

  /** Two upright rings seen from the side, twisted until their strings meet at the waist. */
  waist: ({ lines, width, height }) => {
    const twist = lines > 100 ? 2.62 : 2.3
    return byFamily(lines, (line) => {
      const angle = ((line + 0.5) / lines) * turn
      const y = (at: number) => height / 2 + height * 0.42 * Math.cos(at)
      return {
        isAssistant: Math.sin(angle) <= 0,
        line: [
          [0, y(angle - twist / 2)],
          [width, y(angle + twist / 2)],
        ],
      }
    })
  },

  /** Two corners of a square, each rounded by straight lines alone. */
  fold: ({ lines, width, height }) => {
    const inFamily = Math.ceil(lines / 2)
    return byFamily(lines, (line) => {
      const isAssistant = line >= inFamily
      const share = isAssistant ? (line - inFamily + 0.5) / (lines - inFamily) : (line + 0.5) / inFamily
      const [x, y] = [width * (0.06 + 0.88 * share), height * (0.08 + 0.84 * share)]
      return {
        isAssistant,
        line: isAssistant
          ? [
              [x, height * 0.08],
              [width * 0.94, y],
            ]
          : [
              [width * 0.06, y],
              [x, height * 0.92],
            ],
      }
    })
  },

  /** From a straight edge down to a ring, alternating between its near and its far side. */
  conoid: ({ lines, width, height }) =>
    alternating(lines, (line) => {
      const share = line / (lines - 1)
      const side = line % 2 === 0 ? -1 : 1
      return [
        [width * (0.06 + 0.88 * share), height * 0.12],
        onRing([width / 2, height * 0.7], [width * 0.4, height * 0.2 * side], Math.PI * (1 - share)),
      ]
    }),

  /** Sheaves of sixteen lines, each taller than the one before. */
  steps: ({ lines, width, height }) =>
    byFamily(lines, (line) => {
      const step = Math.floor(line / stepLines)
      const share = (line % stepLines) / (stepLines - 1)
      const left = width * (0.05 + 0.235 * step)
      const foot = height * (0.86 - 0.06 * step)
      return {
        isAssistant: step % 2 === 1,
        line: [
          [left + width * 0.19 * share, foot],
          [left + width * (0.225 - 0.19 * share), foot - height * (0.3 + 0.125 * step)],
        ],
      }
    }),

  /** Strings side by side that turn over along the way; those turned over are the assistant's. */
  ribbon: ({ lines, width, height }) =>
    byFamily(lines, (line) => {
      const share = (line + 0.5) / lines
      const x = width * (0.03 + 0.94 * share)
      const half = Math.sin(share * turn * 1.5) * height * 0.38
      return {
        isAssistant: half <= 0,
        line: [
          [x - half * 0.14, height / 2 - half],
          [x + half * 0.14, height / 2 + half],
        ],
      }
    }),
}

const stepLines = 16
const turn = Math.PI * 2

function alternating(lines: number, lineAt: (line: number) => Line): RuledSurface {
  return byFamily(lines, (line) => ({ isAssistant: line % 2 === 1, line: lineAt(line) }))
}

function byFamily(
  lines: number,
  stringAt: (line: number) => { isAssistant: boolean; line: Line },
): RuledSurface {
  const strings = Array.from({ length: lines }, (_, line) => stringAt(line))
  const family = (assistant: boolean) =>
    pathOf(strings.filter(({ isAssistant }) => isAssistant === assistant).map(({ line }) => line))
  return { callers: family(false), assistant: family(true) }
}

function pathOf(lines: readonly Line[]): string {
  const path = new RelativePath()
  for (const [from, to] of lines) path.moveTo(...from).lineTo(...to)
  return path.toString()
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function onRing(centre: Point, radii: Point, angle: number): Point {
  return [centre[0] + radii[0] * Math.cos(angle), centre[1] + radii[1] * Math.sin(angle)]
}
