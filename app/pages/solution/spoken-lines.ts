import type { Speaker } from '../../../content/sample-call.ts'
import type { SpokenLine } from '../../listen/spoken-line.ts'

/** The lines of a call as spoken-lines.tsx shows them, for a voice. */
export function spokenLines(elements: readonly HTMLElement[]): SpokenLine[] {
  return elements.flatMap((element) => {
    const { speaker, from, to, meaning = '' } = element.dataset
    const words = element.querySelector<HTMLElement>('[lang]')
    if (!words) return []
    return {
      speaker: speaker as Speaker,
      lang: words.lang,
      words: words.textContent,
      english: meaning,
      from: Number(from),
      to: Number(to),
    }
  })
}
