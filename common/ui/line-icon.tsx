import { trustedMarkup } from '../page/trusted-code.ts'

export interface LineIconProps {
  /** An icon of the package as provided by the build: the content of the `<svg>` (site/build/vite/icon-drawings.ts). */
  svg: string
  /** Width and height in CSS pixels. */
  size?: number
  /** Stroke width on the 24-unit grid. */
  weight?: number
  className?: string | undefined
}

/** The same object at each render, so that React leaves the content alone. */
const drawings = new Map<string, { __html: string }>()

function drawingOf(svg: string): { __html: string } {
  const drawing = drawings.get(svg) ?? { __html: trustedMarkup(svg) }
  drawings.set(svg, drawing)
  return drawing
}

/**
 * Draws an icon of the package; decorative. Icons used only in static markup have their own map beside it and
 * draw with this: those in `Icon` reach the browser wherever one of them hydrates.
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
