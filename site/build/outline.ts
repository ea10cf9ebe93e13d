/** A drawn shape: absolute M, L, Q, C and Z commands, each with its points as x, y, x, y … */
export type Outline = { command: string; points: number[] }[]

/** Scales an outline, flips it if asked, and moves it by x and y. */
export function placeOutline(
  outline: Outline,
  { x, y, scale, flip = false }: { x: number; y: number; scale: number; flip?: boolean },
): Outline {
  return outline.map(({ command, points }) => ({
    command,
    points: points.map((value, index) =>
      index % 2 === 0 ? value * scale + x : value * (flip ? -scale : scale) + y,
    ),
  }))
}

/** The highest and lowest y of all points, control points included. */
export function boundsOf(outline: Outline): { top: number; bottom: number } {
  const heights = outline.flatMap(({ points }) => points.filter((_, index) => index % 2 === 1))
  return { top: Math.min(...heights), bottom: Math.max(...heights) }
}

/** Path data with relative commands and one decimal; rounding errors never accumulate. */
export function toRelativePath(outline: Outline): string {
  let at = [0, 0]
  let start = at
  let path = ''
  for (const { command, points } of outline) {
    path += command.toLowerCase()
    if (command === 'Z') {
      at = start
      continue
    }
    const rounded = points.map((value) => Math.round(value * 10))
    path += rounded
      .map((value, index) => shortNumber((value - (at[index % 2] ?? 0)) / 10))
      .reduce((text, number) => text + (text === '' || number.startsWith('-') ? '' : ' ') + number, '')
    at = rounded.slice(-2)
    if (command === 'M') start = at
  }
  return path
}

function shortNumber(value: number): string {
  return value
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')
}
