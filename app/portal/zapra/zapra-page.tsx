import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'

export const meta = () => portalMeta('Zapra')

export default function ZapraPage() {
  return <DeskHeader title="Inbox" />
}
