import { safeguards } from '../../content/security.ts'
import { PointGrid } from '../../sections/point-grid.tsx'
import { Section } from '../../sections/section.tsx'

/** Encryption, sign-in, roles, audit and the other protections of the data. */
export function Protected() {
  return (
    <Section
      ground="dark"
      id="protection"
      name="Encryption, roles and audit"
      title={'Opened by few people,\nand written down'}
      lead="“The services” are the assistants that you buy. Messages from this website arrive at “the lead desk”, and our team answers them at “the sales desk”."
    >
      <PointGrid points={safeguards} />
    </Section>
  )
}
