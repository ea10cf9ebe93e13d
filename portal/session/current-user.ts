import { useSyncExternalStore } from 'react'
import { type DemoAccount, demoAccounts } from '../content/demo-accounts.ts'
import { portalStorage } from './portal-storage.ts'

/** The signed-in demo account, as it is stored: never with its password. */
export type CurrentUser = DemoAccount

/** Key of local storage, fixed by the specification. */
export const currentUserKey = 'currentUser'

/**
 * The signed-in account, or null. A stored record only counts if it is one of the demo accounts, unchanged: a broken
 * one, or one whose role or products were edited by hand, counts as signed out.
 */
export function readCurrentUser(): CurrentUser | null {
  const stored = portalStorage.read(currentUserKey)
  return demoAccounts.find((account) => isSame(account, stored)) ?? null
}

/** Stores the account in this browser. Throws if the browser refuses to store anything. */
export function signIn({ role, name, email, products, description }: DemoAccount): void {
  localStorage.setItem(currentUserKey, JSON.stringify({ role, name, email, products, description }))
}

export function signOut(): void {
  try {
    localStorage.removeItem(currentUserKey)
  } catch {
    // If storage is refused, nobody is signed in.
  }
}

/** The signed-in account, null for nobody, undefined until known (in the prerendered page). Follows other tabs. */
export function useCurrentUser(): CurrentUser | null | undefined {
  return useSyncExternalStore(subscribe, readCurrentUser, () => undefined)
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === currentUserKey || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function isSame(account: DemoAccount, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || 'password' in stored) return false
  return Object.entries(account).every(
    ([field, value]) => JSON.stringify((stored as Record<string, unknown>)[field]) === JSON.stringify(value),
  )
}
