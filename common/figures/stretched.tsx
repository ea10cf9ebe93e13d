import type { SVGAttributes } from 'react'

interface StretchedProps extends SVGAttributes<SVGSVGElement> {
  /** Size of the drawing in its own units. */
  width: number
  height: number
}

/** A drawing stretched to the width of its box and the height of its style. Decorative: words are beside it. */
export function Stretched({ width, height, ...rest }: StretchedProps) {
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...rest}
    />
  )
}
