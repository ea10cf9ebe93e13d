import { pageMeta } from '../../seo/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Data processing agreement: a draft to print',
    description:
      'Instructions, security, subprocessors, transfers, incidents, return and erasure: a draft for your lawyer, with a note in plain words beside each clause.',
    path: '/data-processing-agreement',
  })

export default function DataProcessingAgreement() {
  return <LegalPage name="data-processing-agreement" />
}
