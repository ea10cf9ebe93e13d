import { accessLevels } from '../../../content/demo-accounts.ts'
import type { CurrentUser } from '../session/current-user.ts'

/** The account's level in the specification's words. */
export function accessOf({ role }: CurrentUser): string {
  return accessLevels[role]
}
