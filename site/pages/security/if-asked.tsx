import { erasureSteps, incidentSteps } from '../../content/security.ts'
import { site } from '../../../common/brand/site.ts'
import { Section } from '../../sections/section.tsx'
import { PointColumns } from './point-columns.tsx'

/** What happens after an incident, and after a request for erasure, step by step. */
export function IfAsked() {
  return (
    <Section
      ground="dark"
      id="steps"
      name="Incidents and erasure"
      title={'What happens, step by step'}
      size="heading-2"
      lead={`A hole in the site goes to ${site.email.security}, a question about your own data to ${site.email.privacy}.`}
    >
      <PointColumns
        numbered
        columns={[
          { title: 'If something goes wrong', points: incidentSteps },
          { title: 'If you want to be erased', points: erasureSteps },
        ]}
      />
    </Section>
  )
}
