import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BotId, botIds, bots } from '../../content/pricing.ts'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { AllBots } from './all-bots.tsx'
import { type Entries, entriesIn, firstEntries, searchOf, tidy } from './estimate-entries.ts'
import { EstimateSum } from './estimate-sum.tsx'
import styles from './estimator.module.css'
import { PackageTotals } from './package-totals.tsx'
import { readVolume } from './read-volume.ts'
import { VolumeField } from './volume-field.tsx'
import { VolumeHandle } from './volume-handle.tsx'

/** Milliseconds without a change before the entries go into the address: browsers limit how often it may change. */
const restBeforeAddress = 400

/** The sign and the pre-rendered drawing of each bot; the drawing of the bot last edited is shown. */
type EstimatorProps = Record<`${BotId}${'Sign' | 'Figure'}`, ReactNode>

/** Takes a monthly volume for each bot and works out in full which package costs least. */
export default function Estimator(drawings: EstimatorProps) {
  const root = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState(firstEntries)
  const [current, setCurrent] = useState<BotId>('voice')
  const [hasEntered, setHasEntered] = useState(false)

  useEffect(() => {
    const known = entriesIn(location.search) ?? firstEntries
    const early = enteredBefore(root.current)
    const entered = botIds.find((id) => early[id] !== undefined)
    setEntries({ ...known, ...early })
    setCurrent(entered ?? botIds.find((id) => known[id] !== '0') ?? 'voice')
    setHasEntered(entered !== undefined)
  }, [])

  useEffect(() => {
    if (!hasEntered) return undefined
    const rest = setTimeout(() => {
      const search = searchOf(entries, location.search)
      history.replaceState(history.state, '', location.pathname + search + location.hash)
    }, restBeforeAddress)
    return () => clearTimeout(rest)
  }, [entries, hasEntered])

  const enter = (id: BotId, entry: string) => {
    setCurrent(id)
    setEntries({ ...entries, [id]: entry })
    setHasEntered(true)
  }
  const { volume } = readVolume(entries[current], bots[current].unit.many)
  return (
    <div ref={root}>
      <div className={`script-only ${styles.fields}`}>
        {botIds.map((id) => (
          <VolumeField
            key={id}
            id={id}
            entry={entries[id]}
            sign={drawings[`${id}Sign`]}
            isCurrent={id === current}
            onPick={() => setCurrent(id)}
            onEntry={(entry) => enter(id, entry)}
            onDone={() => setEntries({ ...entries, [id]: tidy(entries[id], id) })}
          />
        ))}
      </div>
      <div className={styles.costs}>
        {botIds.map((id) => (
          <div key={id} className={styles.figure} data-current={id === current}>
            {drawings[`${id}Figure`]}
          </div>
        ))}
        {volume !== undefined && (
          <>
            <PackageTotals bot={bots[current]} volume={volume} />
            <VolumeHandle
              id={current}
              volume={volume}
              onVolume={(dragged) => enter(current, grouped(dragged))}
            />
          </>
        )}
      </div>
      <div className={`script-only ${styles.results}`}>
        <EstimateSum bot={bots[current]} volume={volume} />
        <AllBots entries={entries} />
      </div>
    </div>
  )
}

/** What was typed into the fields, or set with their sliders, before React took over: the later of the two. */
function enteredBefore(root: HTMLElement | null): Partial<Entries> {
  const early: Partial<Record<BotId, string>> = {}
  for (const id of botIds) {
    const field = root?.querySelector<HTMLInputElement>(`#volume-${id}`)
    const slider = root?.querySelector<HTMLInputElement>(`[data-bot="${id}"] [type=range]`)
    const wasTyped = field && field.value !== field.defaultValue
    const wasSlid = slider && slider.value !== slider.defaultValue
    if (wasSlid && (!wasTyped || slider === document.activeElement)) early[id] = grouped(slider.valueAsNumber)
    else if (wasTyped) early[id] = field.value
  }
  return early
}
