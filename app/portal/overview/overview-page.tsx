import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'

export const meta = () => portalMeta('Overview')

export default function OverviewPage() {
  return <DeskHeader title="Overview" />
}
