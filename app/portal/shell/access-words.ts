import { accessLevels } from '../../../content/demo-accounts.ts'
import type { CurrentUser } from '../session/current-user.ts'

/** The account's level in the specification's words. */
export function accessOf({ role }: CurrentUser): string {
  return accessLevels[role]
}

/** Two letters for the account's sign: "System Administrator" is "SA". */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map(([letter]) => letter)
    .join('')
    .slice(0, 2)
}
