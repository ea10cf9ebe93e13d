import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BotId, botIds, bots } from '../../../content/pricing.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { AllBots } from './all-bots.tsx'
import { type Entries, entriesIn, firstEntries, searchOf, tidy } from './estimate-entries.ts'
import { EstimateSum } from './estimate-sum.tsx'
import styles from './estimator.module.css'
import { PackageTotals } from './package-totals.tsx'
import { readVolume } from './read-volume.ts'
import { VolumeField } from './volume-field.tsx'
import { VolumeHandle } from './volume-handle.tsx'

/** How long entries rest before the address keeps them, in milliseconds: browsers limit how often it may change. */
const restBeforeAddress = 400

interface EstimatorProps {
  /** The sign of each bot, static, in the order of the rate card. */
  signs: readonly ReactNode[]
  /** The static drawing of each bot; that of the bot last entered is shown. */
  figures: readonly ReactNode[]
}

/** Takes a monthly volume for each bot and works out, in full, which package costs least. */
export function Estimator({ signs, figures }: EstimatorProps) {
  const root = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState(firstEntries)
  const [current, setCurrent] = useState<BotId>('voice')
  const [hasEntered, setHasEntered] = useState(false)

  useEffect(() => {
    const known = entriesIn(location.search) ?? typedBefore(root.current)
    setEntries(known)
    setCurrent(botIds.find((id) => known[id] !== '0') ?? 'voice')
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
      <div className={styles.fields}>
        {botIds.map((id, place) => (
          <VolumeField
            key={id}
            id={id}
            entry={entries[id]}
            sign={signs[place]}
            isCurrent={id === current}
            onPick={() => setCurrent(id)}
            onEntry={(entry) => enter(id, entry)}
            onDone={() => setEntries({ ...entries, [id]: tidy(entries[id], id) })}
          />
        ))}
      </div>
      <div className={styles.costs}>
        {figures.map((figure, place) => (
          <div key={botIds[place]} className={styles.figure} data-current={botIds[place] === current}>
            {figure}
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
      <div className={styles.results}>
        <EstimateSum bot={bots[current]} volume={volume} />
        <AllBots entries={entries} />
      </div>
    </div>
  )
}

/** What the fields hold already when React starts: a visitor may have been faster. */
function typedBefore(root: HTMLElement | null): Entries {
  const typed = (id: BotId) =>
    root?.querySelector<HTMLInputElement>(`#volume-${id}`)?.value ?? firstEntries[id]
  return { voice: typed('voice'), email: typed('email'), chat: typed('chat') }
}
