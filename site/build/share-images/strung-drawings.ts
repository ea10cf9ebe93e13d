import { ruledSurface, type SurfaceKind } from '../../../common/figures/ruled-surface.ts'
import { ruledLines } from '../../../common/figures/ruled-lines.ts'
import { wave } from '../../../common/figures/wave.ts'
import { colour } from '../../../common/brand/brand-colours.ts'
import type { Turn } from '../../content/sample-call.ts'
import { grounds } from './grounds.ts'
import type { DrawnPath } from './share-card.ts'
import { shareImageSize } from '../../seo/share-image.ts'

/** The ruled form, half outside at the right. Amber is reserved for the dark ground, where it sounds. */
export function formDrawing(ground: 'dark' | 'light'): DrawnPath[] {
  const { caller, live, text } = grounds[ground]
  const box = { width: 1180, height: 560, pad: 0 }
  const placed = { x: 400, y: -60, scaleX: 1, scaleY: 1 }
  const [callers, assistant] =
    ground === 'dark'
      ? [{ stroke: caller, opacity: 0.5 }, { stroke: live }]
      : [{ stroke: text, opacity: 0.4 }, { stroke: text }]
  // With equal numbers in both families, strings would coincide in the side view.
  return [
    { d: ruledLines({ ...box, strings: 22, twist: 2.3 }), width: 1.2, ...callers, placed },
    { d: ruledLines({ ...box, strings: 33, twist: -2.3 }), width: 1.2, ...assistant, placed },
  ]
}

/** A call as its two voices, from edge to edge below the words. */
export function waveDrawing(turns: readonly Turn[], seed: number): DrawnPath[] {
  const { caller, live, line2 } = grounds.dark
  const drawing = wave([...turns], { seed, height: 150, step: 6.6 })
  const placed = { x: 0, y: 344, scaleX: shareImageSize.width / drawing.width, scaleY: 1 }
  return [
    { d: drawing.quiet, stroke: line2, width: 2, dashes: '3 5', placed },
    { d: drawing.caller, stroke: caller, width: 4, placed },
    { d: drawing.assistant, stroke: live, width: 4, placed },
  ]
}

/** The counted drawing of an article, to the right of its title. */
export function countedDrawing(kind: SurfaceKind, lines: number): DrawnPath[] {
  const { callers, assistant } = ruledSurface(kind, { lines, width: 560, height: 440 })
  const placed = { x: 640, y: 24, scaleX: 1, scaleY: 1 }
  return [
    { d: callers, stroke: colour('--ink-400'), width: 1.3, placed },
    { d: assistant, stroke: grounds.light.text, width: 1.3, placed },
  ]
}
