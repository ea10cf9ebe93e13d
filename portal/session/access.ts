import type { DeskId } from '../content/desk-names.ts'
import type { CurrentUser } from './current-user.ts'

const desksOf: Record<CurrentUser['role'], readonly DeskId[]> = {
  admin: ['overview', 'virtual-assistant', 'qams', 'zapra', 'team'],
  user: ['overview', 'qams', 'zapra'],
}

/** Whether an account may open a desk. Every address of the portal checks this. */
export function mayOpen(user: CurrentUser, desk: DeskId): boolean {
  return desksOf[user.role].includes(desk)
}
