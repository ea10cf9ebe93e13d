import { morning } from '../../../content/portal/morning.ts'
import { sampleNote } from '../../../content/portal/overview-words.ts'
import { DeskHeader } from '../shell/desk-header.tsx'
import { demoTimeLabel, useDemoSeconds } from '../state/demo-clock.ts'

/** The overview's title: the demo's time, and the one thing to know. */
export function Greeting({ news }: { news: string }) {
  const time = demoTimeLabel(useDemoSeconds(1))
  return (
    <DeskHeader
      title={
        <>
          {morning.weekday}, <span className="tabular">{time}</span>.
          <br />
          {news}
        </>
      }
      lead={sampleNote(morning.date)}
    />
  )
}
