import { points } from '../../content/products/feature.ts'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { PointGrid } from '../../sections/point-grid.tsx'
import { Section } from '../../sections/section.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { Directory } from './directory.tsx'
import { Opening } from './opening.tsx'

export const meta = () =>
  pageMeta({
    title: 'Integrations: telephony, core banking, CRM, payments',
    description:
      'A directory of systems that our assistants connect to, by kind, with what each connection reads and what it writes, and how one is made and switched off.',
    path: '/integrations',
  })

const rules = points({
  'Integration is free':
    'Each package includes it. Telecom costs and the fees of your own systems stay with you.',
  'The least rights that do': 'You give us a user that may do what the directory says, and nothing else.',
  'First on test data': 'We connect to your test system first, where you have one.',
  'It says only what is done':
    'The assistant writes first and then speaks. It promises nothing it has not done.',
  'You can close it': 'Take our user’s rights away and the connection ends at once, in your hands.',
  'Yours is not listed': 'A documented interface, a webhook or a file by SFTP is enough to begin with.',
})

export default function Integrations() {
  return (
    <>
      <Opening />
      <Directory />
      <Section
        ground="dark"
        id="rules"
        name="How a connection is made"
        title={'Your system stays\nthe record of truth'}
        lead="What holds for each connection, whichever system it leads to."
      >
        <PointGrid points={rules} />
      </Section>
      <ClosingCall
        title={'Name your systems,\nsee one call'}
        lead="Tell us what you run and its version. We say what can be read and written, and what we do not know yet."
      />
    </>
  )
}
