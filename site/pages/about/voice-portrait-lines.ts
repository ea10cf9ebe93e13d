import type { Leader, Syllable } from '../../content/about.ts'
import { RelativePath } from '../../../common/figures/relative-path.ts'

interface Ring {
  x: number
  y: number
  radius: number
  /** -1 leans to the left, 1 to the right. */
  lean: number
}

export const portraitWidth = 300
export const portraitHeight = 410

const middle = portraitWidth * 0.44
const widest = portraitWidth * 0.37
const top = 24
const bottom = portraitHeight - 34
const fullTurn = Math.PI * 2

/** The silence before and after the name: the thread from which the figure hangs. */
export const portraitThread = `M${middle} 0V${top}M${middle} ${bottom}V${portraitHeight}`

/**
 * A name said aloud, from top to bottom. Each syllable is a ring: the wider, the louder; a lean is a change of tone;
 * a larger gap is slower speech. Straight strings run from ring to ring in two families, turned against each other,
 * and this ruling alone closes the figure between syllables. Path data in a box of `portraitWidth` by
 * `portraitHeight` units, and the height of each syllable's ring in per cent of it.
 */
export function voicePortrait({ syllables, strings }: Pick<Leader, 'syllables' | 'strings'>) {
  const struck = ringsOf(syllables)
  const rings = [end(top), ...struck, end(bottom)]
  const layers = { front: new RelativePath(), behind: new RelativePath() }
  for (const direction of [1, -1]) {
    for (let string = 0; string < strings; string++) {
      let angle = (string / strings) * fullTurn
      for (const [place, ring] of rings.slice(0, -1).entries()) {
        const next = rings[place + 1]
        if (!next) continue
        const isEnd = place === 0 || place === rings.length - 2
        const turned = angle + direction * (isEnd ? 0.9 : 2.05)
        const isInFront = Math.sin((angle + turned) / 2) > 0
        layers[isInFront ? 'front' : 'behind']
          .moveTo(...pointOn(ring, angle))
          .lineTo(...pointOn(next, turned))
        angle = turned
      }
    }
  }
  return {
    front: layers.front.toString(),
    behind: layers.behind.toString(),
    rings: ringPath(struck),
    heights: struck.map(({ y }) => Math.round((y / portraitHeight) * 1000) / 10),
  }
}

/** One ring per syllable, early in its time, since a voice swells fast and fades slowly. */
function ringsOf(syllables: readonly Syllable[]): Ring[] {
  const total = syllables.reduce((sum, { length }) => sum + length, 0)
  let time = 0
  return syllables.map(({ length, loudness, tone }) => {
    const y = top + ((bottom - top) * (time + length * 0.42)) / total
    time += length
    return { x: middle + tone * 12, y, radius: loudness * widest, lean: tone }
  })
}

function end(y: number): Ring {
  return { x: middle, y, radius: 3, lean: 0 }
}

function pointOn({ x, y, radius, lean }: Ring, angle: number): [x: number, y: number] {
  const across = radius * Math.cos(angle)
  return [x + across, y + radius * 0.13 * Math.sin(angle) - across * lean * 0.2]
}

function ringPath(rings: readonly Ring[]): string {
  const path = new RelativePath()
  const steps = 36
  for (const ring of rings) {
    path.moveTo(...pointOn(ring, 0))
    for (let step = 1; step <= steps; step++) path.lineTo(...pointOn(ring, (step / steps) * fullTurn))
  }
  return path.toString()
}
