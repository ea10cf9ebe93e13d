import { morning } from '../../../content/portal/morning.ts'
import { sampleBank } from '../../../content/portal/sample-bank.ts'
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
      lead={`${morning.date}. ${sampleBank.name} and everyone in it are fictional.`}
    />
  )
}
