import { processAutomation, returnInputs } from '../../../../content/products/process-automation.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
import { minutesByHand } from './minutes-by-hand.ts'
import { hoursPerLine, returnOnChange } from './return-on-change.ts'

/** The return on one process, worked from the page's own figures. */
export function WorkedReturn() {
  const { addressChange } = processAutomation
  const { entries, hoursGivenBack } = returnOnChange({
    ...returnInputs,
    minutesByHand: minutesByHand(addressChange.byHand),
    callSeconds: addressChange.seconds,
  })
  return (
    <SplitSection
      id="return-title"
      title="ROI, worked in full"
      lead={`A sample service desk: ${grouped(returnInputs.changesPerMonth)} address changes a month, ₹${returnInputs.clerkHour} an hour. Replace our figures with yours.`}
      action={<ContactButton heading="Work out your own process with us.">Speak to our Team</ContactButton>}
    >
      <WorkedSum
        title="Return, one month"
        subject="Sample desk, address change"
        entries={entries}
        total={{
          label: 'Left over, each month',
          working: `and ${grouped(hoursGivenBack)} hours given back to the team`,
          lines: Math.round(hoursGivenBack / hoursPerLine),
        }}
        note={`Sample data. Prices from the rate card, exclusive of taxes and telecom costs. Training and integration are free at present.`}
      />
    </SplitSection>
  )
}
