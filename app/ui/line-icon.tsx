import { trustedMarkup } from '../trusted-code.ts'

export interface LineIconProps {
  /** Text of an SVG file of the icon package. */
  svg: string
  /** Width and height in CSS pixels. */
  size?: number
  /** Stroke width on the 24-unit grid. */
  weight?: number
  className?: string | undefined
}

/**
 * Draws an icon of the package; decorative. Icons that only static markup shows keep a map of their own beside it
 * and draw with this: those in `Icon` reach the browser wherever one of them hydrates.
 */
export function LineIcon({ svg, size = 20, weight = 1.5, className }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={drawingOf(svg)}
    />
  )
}

const drawings = new Map<string, { __html: string }>()

function drawingOf(svg: string): { __html: string } {
  const known = drawings.get(svg)
  if (known) return known
  const drawing = { __html: trustedMarkup(paths(svg)) }
  drawings.set(svg, drawing)
  return drawing
}

/** Paths and circles as one path; other shapes as they are. */
function paths(svg: string): string {
  let d = ''
  const others = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/<path d="([^"]+)"\s*\/>/g, (_, data: string) => {
      d += data.startsWith('m') && d ? `M0 0${data}` : data
      return ''
    })
    .replaceAll(
      /<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"\s*\/>/g,
      (_, x: string, y: string, r: string) => {
        d += `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`
        return ''
      },
    )
  return `${d && `<path d="${d}"/>`}${others}`.replace(/\s+/g, ' ')
}
