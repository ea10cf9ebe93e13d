import { pageMeta } from '../../seo/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Terms of use',
    description:
      'The agreement for this website and our services: accounts, use, data, property, payment, liability, law and changes, with a plain note beside each.',
    path: '/terms-of-use',
  })

export default function TermsOfUse() {
  return <LegalPage name="terms-of-use" />
}
