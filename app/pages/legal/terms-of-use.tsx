import { termsOfUse } from '../../../content/legal/terms-of-use.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { Prerendered } from '../../ui/prerendered.tsx'
import { FollowedReading } from '../../ui/followed-reading.tsx'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Terms of use. Orvani AI',
    description:
      'The agreement for this website and our services: accounts, use, data, property, payment, liability, law and changes, with a plain note beside each.',
    path: '/terms-of-use',
  })

export default function TermsOfUse() {
  return (
    <FollowedReading>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && <LegalPage document={termsOfUse} />}
      </Prerendered>
    </FollowedReading>
  )
}
