import { maskImage } from './mask-image.ts'

interface Stroke {
  /** Path data. */
  d: string
  /** Width of the stroke, in CSS pixels: it does not stretch. */
  width: number
  dashes?: string
  opacity?: number
}

/**
 * Strokes as a CSS mask, stretched to its box: draws beside the words of a cell or list item without extra elements.
 * The box's background gives the colour; set `mask: var(--...) 0 0 / 100% 100%`.
 */
export function strokeMask(width: number, height: number, strokes: Stroke[]): string {
  const paths = strokes.map(
    ({ d, width: strokeWidth, dashes, opacity }) =>
      `<path vector-effect='non-scaling-stroke' d='${d}' stroke-width='${strokeWidth}'${dashes ? ` stroke-dasharray='${dashes}'` : ''}${opacity === undefined ? '' : ` opacity='${opacity}'`}/>`,
  )
  const attributes = `viewBox='0 0 ${width} ${height}' preserveAspectRatio='none' fill='none' stroke='#000'`
  return maskImage(attributes, paths.join(''))
}
