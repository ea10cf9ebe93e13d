import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'

export const meta = () => portalMeta('QAMS')

export default function QamsPage() {
  return <DeskHeader title="Marked calls" />
}
