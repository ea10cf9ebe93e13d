import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'

export const meta = () => portalMeta('Virtual Assistant')

export default function AssistantPage() {
  return <DeskHeader title="Live calls" />
}
