import { useCallback, useState } from 'react'
import { everyHour } from '../../wire/hours.ts'
import type { Figures } from '../../wire/figures.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import { ChipFilter } from '../../../common/ui/chip-filter.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { useAsked } from '../api/use-asked.ts'
import { LoadFailure } from '../frame/outcome.tsx'
import { serverNow } from '../state/session-store.ts'
import { dayAndYear, daysUntilToday } from '../time/dates.ts'
import { AnsweringFigures } from './answering-figures.tsx'
import { CountedRows } from './counted-rows.tsx'
import { FigureSection } from './figure-section.tsx'
import styles from './figures-page.module.css'
import { WeekChart } from './week-chart.tsx'

/** How many people wrote, from where, and how quickly they were answered. */
export default function FiguresPage() {
  const [range, setRange] = useState<RangeName>('12 weeks')
  const ask = useCallback(
    () => tellDesk<Figures>(salesDeskRoutes.figures, daysUntilToday(ranges[range], serverNow())),
    [range],
  )
  const { answer: figures, failure, load } = useAsked(ask)

  return (
    <>
      <DeskHeader
        title="Figures"
        lead="How many wrote, from where, and how quickly they were answered."
        side={
          <ChipFilter label="Period">
            {(Object.keys(ranges) as RangeName[]).map((name) => (
              <button key={name} type="button" aria-pressed={name === range} onClick={() => setRange(name)}>
                {name}
              </button>
            ))}
          </ChipFilter>
        }
      />
      {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
      {!figures && !failure && <p role="status">Counting…</p>}
      {figures && <Shown figures={figures} />}
    </>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { subscribers, from, until, timeZone } = figures
  return (
    <div className={styles.figures}>
      <p className="text-2">
        {dayAndYear(from)} to {dayAndYear(until)}. Days and weeks begin at midnight in {placeOf(timeZone)}
        <span>
          {timeZone === everyHour.timeZone ? '.' : ', those of page views and their pages in India.'}
        </span>
      </p>
      <AnsweringFigures figures={figures} />
      <FigureSection figures={figures} table="leadsByWeek" title="Leads by week" head="Week from">
        <WeekChart weeks={figures.leadsByWeek} what="leads" />
      </FigureSection>
      <div className={styles.pair}>
        <FigureSection figures={figures} table="leadsByPage" title="Leads by page" head="Page">
          <CountedRows rows={figures.leadsByPage} />
        </FigureSection>
        <FigureSection figures={figures} table="leadsByCampaign" title="Leads by campaign" head="Campaign">
          <CountedRows rows={figures.leadsByCampaign} />
        </FigureSection>
      </div>
      <div className={styles.pair}>
        <FigureSection
          figures={figures}
          table="subscribersByWeek"
          title="Newsletter subscribers by week"
          head="Week from"
          note={`${grouped(subscribers.confirmed)} confirmed in all, ${grouped(subscribers.pending)} not yet, ${grouped(subscribers.unsubscribed)} unsubscribed.`}
        >
          <WeekChart weeks={figures.subscribersByWeek} what="subscribers" />
        </FigureSection>
        <FigureSection figures={figures} table="pageViewsByWeek" title="Page views by week" head="Week from">
          <WeekChart weeks={figures.pageViewsByWeek} what="page views" />
        </FigureSection>
      </div>
      <FigureSection figures={figures} table="pageViewsByPage" title="Page views by page" head="Page">
        <CountedRows rows={figures.pageViewsByPage} />
      </FigureSection>
    </div>
  )
}

/** A time zone's display name: `Asia/Kolkata` is Kolkata. */
const placeOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')

/** Selectable periods, by how many days they go back. */
const ranges = { '4 weeks': 28, '12 weeks': 84, '12 months': 365 } as const
type RangeName = keyof typeof ranges
