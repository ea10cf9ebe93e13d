import { oneAnswer } from '../../../../content/products/smart-analytics.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { kinOfTheWeek } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { addUp } from '../../../sections/worked-sum-total.ts'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import { grouped, rupees } from '../../../ui/indian-numbers.ts'
import { secondsTaken } from './kin-rows.ts'
import { returnOnOneCause, rupeesPerLine } from './return-on-one-cause.ts'

/** The return on one cause, worked from the page's own figures. */
export function OneAnswer() {
  const callers = kinOfTheWeek.rowsAsking * kinOfTheWeek.callsPerRow
  const entries = returnOnOneCause({
    ...oneAnswer,
    callers,
    questionSeconds: secondsTaken(policyRevivalCall.turns, kinOfTheWeek.questionTurn),
  })
  const { total } = addUp(entries)
  return (
    <SplitSection
      id="return-title"
      title={
        <>
          One answer,
          <br />
          in rupees
        </>
      }
      lead="A sample week at a sample insurer, worked in full. Put in your own figures; it still has to add up."
      action={<ContactButton heading="Work out your own week with us.">Speak to our Team</ContactButton>}
    >
      <WorkedSum
        title="Return on one cause, one week"
        subject="Late fee, not in the SMS"
        entries={entries}
        total={{
          label: 'Each week',
          working: `and ${rupees(total * 52)} in a year of weeks like it`,
          lines: Math.round(total / rupeesPerLine),
        }}
        note={`One line is ₹${rupeesPerLine}. Only the ${grouped(callers)} calls like this one are counted, not the whole swell. An agent hour at ₹${oneAnswer.agentHour} and a second call of ${oneAnswer.secondCallMinutes} minutes are sample inputs; ₹${oneAnswer.extraMinute.toFixed(2)} is the voice bot’s extra minute. The price of Smart Analytics is quoted, and is not in this sum.`}
      />
    </SplitSection>
  )
}
