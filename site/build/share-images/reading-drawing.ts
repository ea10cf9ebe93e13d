import {
  readingHeight,
  readingWidth,
  type ReadingStroke,
} from '../../../common/figures/readings/reading-layer.ts'
import { readingOf } from '../../sections/reading-of.ts'
import { colour } from '../../../common/brand/brand-colours.ts'
import type { ProductId } from '../../content/products.ts'
import { grounds } from './grounds.ts'
import type { DrawnPath } from './share-card.ts'
import { shareImageSize } from '../../seo/share-image.ts'

const light = grounds.light
const bubbleCorner = 14

/** Look of each stroke of site/sections/reading.module.css at this size. */
const looks: Record<
  ReadingStroke,
  Pick<DrawnPath, 'stroke' | 'width' | 'fill' | 'opacity' | 'dashes' | 'roundEnds'>
> = {
  axis: { stroke: light.line2, width: 2 },
  ink: { stroke: light.text, width: 3 },
  faint: { stroke: colour('--ink-300'), width: 3 },
  quiet: { stroke: light.line2, width: 2.5, dashes: '3 5' },
  caller: { stroke: light.caller, width: 4 },
  assistant: { stroke: light.live, width: 4 },
  'caller-similar': { stroke: light.caller, width: 2.5, opacity: 0.7 },
  'assistant-similar': { stroke: light.live, width: 2.5, opacity: 0.5 },
  'future-renews': { stroke: colour('--ink-400'), width: 2 },
  'future-leaves': { stroke: colour('--ink-200'), width: 2 },
  'future-caller': { stroke: light.text, width: 2.5 },
  'future-assistant': { stroke: light.live, width: 2.5 },
  failed: { stroke: colour('--red-700'), width: 3 },
  'bubble-line': { stroke: colour('--ink-400'), width: bubbleCorner, roundEnds: true },
  'bubble-paper': { stroke: light.ground, fill: light.ground, width: bubbleCorner - 5, roundEnds: true },
  'bubble-full': { stroke: light.text, fill: light.text, width: bubbleCorner, roundEnds: true },
  'knot-line': { stroke: light.text, width: 15, roundEnds: true },
  'knot-paper': { stroke: light.ground, width: 9, roundEnds: true },
}

/** A product's reading of the sample call, from edge to edge below the words. */
export function readingDrawing(product: ProductId): DrawnPath[] {
  const placed = {
    x: 0,
    y: 352,
    scaleX: shareImageSize.width / readingWidth,
    scaleY: 130 / readingHeight,
  }
  return readingOf[product]().map(({ stroke, d }) => Object.assign({ d, placed }, looks[stroke]))
}
