/** What one @font-face rule says; ranges in per cent and in the scale of font-weight. */
export type FontFace = {
  family: string
  href: string
  stretch: readonly [number, number]
  codePoints: readonly number[]
}

// Wider than any file's own axis: a weight beyond it is drawn at the axis' end and never thickened by the browser.
const WEIGHTS = '300 700'

/** Writes one @font-face rule. */
export function fontFaceRule(face: FontFace): string {
  return (
    `@font-face{font-family:"${face.family}";font-display:swap;font-weight:${WEIGHTS};` +
    `font-stretch:${face.stretch[0]}% ${face.stretch[1]}%;src:url(${face.href}) format("woff2");` +
    `unicode-range:${unicodeRange(face.codePoints)}}`
  )
}

/** Writes code points as CSS does: U+20-7E,U+A9. */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of [...new Set(codePoints)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
