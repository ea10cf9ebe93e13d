import { criteria, notHeld } from '../../content/security.ts'
import { Section } from '../../sections/section.tsx'
import { PointColumns } from './point-columns.tsx'

/** What “SOC 2 criteria” means here, next to the certificates we do not hold. */
export function Standards() {
  return (
    <Section
      ground="light"
      id="standards"
      name="SOC 2 and certificates"
      title={'What is held,\nand what is not'}
      lead="“Built to SOC 2 criteria” is our own statement: we work to the five Trust Services Criteria. It is no report and no certificate. An auditor gives those."
    >
      <PointColumns
        columns={[
          { title: 'The five criteria here', points: criteria },
          ...(notHeld.length > 0 ? [{ title: 'Not held today', points: notHeld }] : []),
        ]}
      />
    </Section>
  )
}
