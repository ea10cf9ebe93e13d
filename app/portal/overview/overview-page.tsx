import { useCurrentUser } from '../session/current-user.ts'
import { AdminOverview } from './admin-overview.tsx'
import { UserOverview } from './user-overview.tsx'

export default function OverviewPage() {
  const user = useCurrentUser()
  return user?.role === 'admin' ? <AdminOverview /> : <UserOverview />
}
