import { portalMeta } from '../shell/portal-meta.ts'
import { Console } from './console.tsx'

export const meta = () => portalMeta('Virtual Assistant')

export default function AssistantPage() {
  return <Console />
}
