import { pageMeta } from '../../seo/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Privacy policy',
    description:
      'What we collect, why, how it is protected, whom we share it with and what you may ask of us, with a note in plain words beside each clause.',
    path: '/privacy-policy',
  })

export default function PrivacyPolicy() {
  return <LegalPage name="privacy-policy" />
}
