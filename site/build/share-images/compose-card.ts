import { site } from '../../../common/brand/site.ts'
import { brandMark } from './brand-mark.ts'
import { grounds } from './grounds.ts'
import type { Outline, TextStyle } from './outlined-text.ts'
import type { DrawnPath, ShareCard } from './share-card.ts'
import { shareImageSize } from '../../seo/share-image.ts'

const margin = 72
const kickerStyle: TextStyle = { size: 30, weight: 400, stretch: 100 }
const leadStyle: TextStyle = { size: 37, weight: 400, stretch: 100 }
const noteStyle: TextStyle = { size: 28, weight: 400, stretch: 100 }
const brandStyle: TextStyle = { size: 44, weight: 480, stretch: 118, spacing: -0.01 }

const titleLooks = {
  display: {
    sizes: [140, 124, 112, 104, 96, 88, 80, 72, 64, 56],
    lineHeight: 1.05,
    style: { weight: 330, stretch: 116, spacing: -0.022 },
  },
  sentence: {
    sizes: [76, 70, 64, 58, 52],
    lineHeight: 1.3,
    style: { weight: 400, stretch: 100, spacing: 0 },
  },
}
/** The whole card as SVG, its words as outlines. Fails if the title does not fit at the smallest size. */
export function composeCard(card: ShareCard, outline: Outline): string {
  const { width, height } = shareImageSize
  const ground = grounds[card.ground]
  const words: string[] = []
  const put = (text: string, style: TextStyle, x: number, y: number, fill: string, language?: string) => {
    words.push(
      `<g fill="${fill}" transform="translate(${x} ${y})">${outline(text, style, language).markup}</g>`,
    )
  }

  let y = 64
  if (card.kicker) {
    put(card.kicker, kickerStyle, margin, y + 28, ground.text2)
    y += 58
  }
  const title = fittedTitle(card, outline)
  if (!card.kicker) y += 40
  for (const line of title.lines) {
    put(line, title.style, margin, y + title.lineHeight * 0.79, ground.text, card.titleLanguage)
    y += title.lineHeight
  }
  if (card.lead) {
    y += 24
    const leadWidth = width - margin * 2
    for (const line of wrapLines(card.lead, leadWidth, (text) => outline(text, leadStyle).width)) {
      put(line, leadStyle, margin, y + 38, ground.text2)
      y += 48
    }
  }

  const foot = height - 72
  const note = outline(card.note, noteStyle)
  put(site.brand, brandStyle, margin + 58, foot, ground.text)
  put(card.note, noteStyle, width - margin - note.width, foot - 6, ground.text2)

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground.ground}"/>`,
    ...card.drawing.map(drawn),
    ...(card.fades ? [fade(ground.ground)] : []),
    ...words,
    brandMark(margin, foot - 39, 43, ground.text),
    '</svg>',
  ].join('')
}

function fittedTitle(card: ShareCard, outline: Outline) {
  const look = titleLooks[card.titleLook]
  for (const size of look.sizes) {
    const style = { ...look.style, size }
    const measure = (line: string) => outline(line, style, card.titleLanguage).width
    const lines = wrapLines(card.title, card.titleRoom.width, measure)
    const lineHeight = size * look.lineHeight
    const fits =
      lines.length * lineHeight <= card.titleRoom.height &&
      lines.every((line) => measure(line) <= card.titleRoom.width)
    if (fits) return { lines, lineHeight, style }
  }
  throw new Error(`the share image has no room for “${card.title}”. Shorten it.`)
}

/** Leaves the words on plain ground; the drawing begins to the right of them. */
function fade(colour: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const { width, height } = shareImageSize
  return (
    `<linearGradient id="fade">${stop(0.42, 1)}${stop(0.6, 0.8)}${stop(0.86, 0)}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`
  )
}

function drawn({
  d,
  stroke,
  width,
  fill = 'none',
  opacity = 1,
  dashes,
  placed,
  roundEnds,
}: DrawnPath): string {
  const at = placed ? ` transform="translate(${placed.x} ${placed.y})"` : ''
  const ends = roundEnds ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
  const path = placed ? scalePath(d, placed.scaleX, placed.scaleY) : d
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"${dashed}${ends}${at}/>`
}

/** Stretches path data, with constant stroke width; for every command except arcs, whose flags are not lengths. */
export function scalePath(d: string, scaleX: number, scaleY: number): string {
  return [...d.matchAll(/([mlhvcsqtz])([^mlhvcsqtz]*)/gi)]
    .map(([, command = '', rest = '']) => {
      const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value))
      return (
        command +
        values.map((value, index) => rounded(value * factor(command, index, scaleX, scaleY))).join(' ')
      )
    })
    .join('')
}

function factor(command: string, index: number, scaleX: number, scaleY: number): number {
  if (/h/i.test(command)) return scaleX
  if (/v/i.test(command)) return scaleY
  return index % 2 === 0 ? scaleX : scaleY
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Breaks text into as few lines as fit a width, then balances them so that no single word is left alone. A word
 * wider than the line is alone and overflows.
 */
export function wrapLines(text: string, width: number, measureLine: (line: string) => number): string[] {
  // The same line beginnings are measured at every width tried.
  const measured = new Map<string, number>()
  const measure = (line: string) => {
    const known = measured.get(line) ?? measureLine(line)
    measured.set(line, known)
    return known
  }
  const fewest = greedy(text, width, measure).length
  let [narrow, wide] = [0, width]
  for (let halving = 0; halving < 12; halving++) {
    const tried = (narrow + wide) / 2
    if (greedy(text, tried, measure).length > fewest) narrow = tried
    else wide = tried
  }
  return greedy(text, wide, measure)
}

function greedy(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
