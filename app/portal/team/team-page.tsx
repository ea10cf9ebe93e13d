import { DeskHeader } from '../shell/desk-header.tsx'
import { portalMeta } from '../shell/portal-meta.ts'

export const meta = () => portalMeta('Team and access')

export default function TeamPage() {
  return <DeskHeader title="Team and access" />
}
