import type { SpokenLine } from '../../listen/spoken-line.ts'
import { phases, phaseSeconds } from './hero-clock.ts'

/** Seconds between an answer and the next call. */
const breath = 0.6

/** What is said in the moments of the hero's calls (hero-subtitle.tsx), with the seconds at which they show. */
export function heroLines(moments: readonly Element[]): SpokenLine[] {
  let to = 0
  return moments.flatMap((moment, place) => {
    const phase = phases[place % phases.length] ?? 'think'
    const from = to
    to += phaseSeconds[phase]
    const words = moment.querySelector<HTMLElement>('[lang]')
    if (!words) return []
    return {
      speaker: phase === 'listen' ? 'caller' : 'assistant',
      lang: words.lang,
      words: words.textContent,
      english: words.nextElementSibling?.textContent ?? '',
      from,
      to: to - breath,
    }
  })
}
