import { agentName } from '../content/north-team.ts'
import { site } from '../../common/brand/site.ts'
import { bandNames } from '../content/quality-words.ts'
import type { Sheet } from '../content/sheets.ts'
import { qualityBand } from '../../common/figures/quality-band.ts'
import { showSuccess } from '../../common/toasts/toast-store.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { change, type SheetDeed, useDone } from '../state/done.ts'
import { marksOf, scoreOf } from './figures.ts'

/** What a person can do about a sheet. Each act is recorded with who and when, and said in a toast; a note may be about other sheets too. */
export function useAct(sheet: Sheet): (deed: SheetDeed, others?: readonly string[]) => void {
  const by = useCurrentUser()?.name ?? 'Someone'
  const before = useDone().sheets
  return (deed, others = []) => {
    const sheets = [...before, { ...deed, by, at: demoSecondsNow(), sheetIds: [sheet.id, ...others] }]
    change(() => ({ sheets }))
    const [was, now] = [scoreOf(marksOf(before, sheet)).score, scoreOf(marksOf(sheets, sheet)).score]
    const score =
      was === now
        ? `${sheet.id} stays at ${now}.`
        : `${sheet.id} goes from ${was} to ${now}, ${bandNames[qualityBand(now)]}.`
    const said = toastOf(deed, score, agentName(sheet.agent))
    if (said) showSuccess(said)
  }
}

function toastOf(
  { did }: SheetDeed,
  score: string,
  agent: string,
): { title: string; text: string } | undefined {
  switch (did) {
    case 'overrule':
      return { title: 'Mark overruled', text: `${score} Simulated: ${agent} is told, with your reason.` }
    case 'undo':
      return { title: 'Mark given back', text: `${score} Both changes stay on record.` }
    case 'keep':
      return { title: 'Mark kept', text: `Simulated: ${agent} is told, with your reason.` }
    case 'note':
      return { title: 'Note sent', text: `Simulated: ${agent} would see it before the next call.` }
    case 'correct':
      return {
        title: 'Correction suggested',
        text: `Simulated: it would wait for a person’s approval before ${site.brand}’s next call.`,
      }
    case 'read':
      return undefined
  }
}
