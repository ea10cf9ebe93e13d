import type { ReactNode } from 'react'
import { type BotId, bots } from '../../content/pricing.ts'
import { describeError, FieldError } from '../../../common/ui/field.tsx'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { costScale } from '../../pricing/cost-scale.ts'
import { cheapest, listOfNames } from '../../pricing/package-costs.ts'
import { readVolume } from './read-volume.ts'
import styles from './volume-field.module.css'

interface VolumeFieldProps {
  id: BotId
  entry: string
  /** The bot’s sign. */
  sign: ReactNode
  /** Whether this bot's costs are drawn below. */
  isCurrent: boolean
  onPick: () => void
  onEntry: (entry: string) => void
  /** Called when the visitor leaves the field. */
  onDone: () => void
}

/** Takes a bot's monthly volume, typed or set with a slider, and says which package costs least. */
export function VolumeField({ id, entry, sign, isCurrent, onPick, onEntry, onDone }: VolumeFieldProps) {
  const { name, unit } = bots[id]
  const { most, perLine } = costScale(bots[id])
  const { volume, fault } = readVolume(entry, unit.many)
  const least = volume ? cheapest(bots[id], volume) : []
  const inputId = `volume-${id}`
  const onSlider = Math.min(volume ?? 0, most)
  return (
    <div className={styles.field} data-current={isCurrent} data-bot={id}>
      <div className={styles.head}>
        {sign}
        <button type="button" aria-pressed={isCurrent} onClick={onPick}>
          {name}
        </button>
        <p className="tabular">
          {least[0] ? (
            <span key="used">
              <b>
                {listOfNames(
                  least.map((cost) => cost.name),
                  'disjunction',
                )}
              </b>{' '}
              <span>{rupees(least[0].total)}</span>
            </span>
          ) : (
            !fault && <span key="unused">Not used</span>
          )}
        </p>
      </div>
      <div className={styles.entry}>
        <div>
          <input
            id={inputId}
            className="tabular"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={entry}
            onChange={(event) => onEntry(event.target.value)}
            onFocus={onPick}
            onBlur={onDone}
            {...describeError(inputId, fault)}
          />
          <label htmlFor={inputId}>
            <span className="visually-hidden">{name}: </span>
            {unit.many} a month
          </label>
        </div>
        <FieldError id={inputId} error={fault} />
        <input
          id={`${inputId}-slider`}
          className="no-print"
          type="range"
          max={most}
          step={perLine}
          value={onSlider}
          aria-label={`${name}: ${unit.many} a month`}
          aria-valuetext={`${grouped(volume ?? 0)} ${unit.many}`}
          style={{ '--filled': onSlider / most }}
          onFocus={onPick}
          onChange={(event) => onEntry(grouped(Number(event.target.value)))}
        />
      </div>
    </div>
  )
}
