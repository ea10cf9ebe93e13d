import { maskImage } from './mask-image.ts'

interface Stroke {
  /** Path data. */
  d: string
  /** Of the stroke, in CSS pixels: it does not stretch. */
  width: number
  dashes?: string
  opacity?: number
}

/**
 * Strokes as the value of a CSS mask, stretched to its box: what a cell or a list item draws beside its words without
 * elements of its own. The box's background gives the colour; set `mask: var(--...) 0 0 / 100% 100%`.
 */
export function strokeMask(width: number, height: number, strokes: Stroke[]): string {
  const paths = strokes.map(
    ({ d, width: strokeWidth, dashes, opacity }) =>
      `<path vector-effect='non-scaling-stroke' d='${d}' stroke-width='${strokeWidth}'${dashes ? ` stroke-dasharray='${dashes}'` : ''}${opacity === undefined ? '' : ` opacity='${opacity}'`}/>`,
  )
  const attributes = `viewBox='0 0 ${width} ${height}' preserveAspectRatio='none' fill='none' stroke='#000'`
  return maskImage(attributes, paths.join(''))
}
