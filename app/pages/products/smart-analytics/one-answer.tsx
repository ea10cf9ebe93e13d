import { oneAnswer } from '../../../../content/products/smart-analytics.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { kinOfTheWeek } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { addUp } from '../../../sections/worked-sum-total.ts'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
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
      title="ROI of one answer, in rupees"
      lead="One sample week at the sample insurer. Put in your own figures."
      action={<ContactButton heading="Work out your own week with us.">Speak to our Team</ContactButton>}
    >
      <WorkedSum
        title="Return on one cause, one week"
        subject="Late fee, not in the SMS"
        entries={entries}
        total={{
          label: 'In that week',
          working: `in the week of ${grouped(callers)} such calls`,
          lines: Math.round(total / rupeesPerLine),
        }}
        note={`₹${oneAnswer.agentHour} for an agent hour is a sample input; ₹${oneAnswer.extraMinute.toFixed(2)} is the voice bot’s extra minute. The price of Smart Analytics is quoted, and is not in this sum.`}
      />
    </SplitSection>
  )
}
