import { colour } from '../../../common/brand/brand-colours.ts'
import { brandMark } from '../share-images/brand-mark.ts'
import { grounds } from '../share-images/grounds.ts'

/** The mark on the dark ground. `share`: the mark's part of the edge; `corner`: roundness, 0 to 1. */
export function iconSvg(share: number, corner: number): string {
  const edge = (24 * (1 - share)) / 2
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">',
    `<rect width="24" height="24" rx="${24 * corner}" fill="${colour('--ink-900')}"/>`,
    brandMark(edge, edge, 24 * share, grounds.dark.text),
    '</svg>',
  ].join('')
}

/** The icon of a browser's tab. */
export const tabIcon = iconSvg(0.72, 0.16)
