const home = '/dashboard'

/** Address of sign-in, from which the visitor returns to `address` (path and query in the portal). */
export function signInAddress(address: string): string {
  return address === home ? '/login' : `/login?next=${encodeURIComponent(address)}`
}

/** Where sign-in leads, from the query of /login. Only into the portal: anything else leads to its overview. */
export function addressAfterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next')
  if (next === null) return home
  try {
    const base = 'https://portal.invalid'
    const { origin, pathname, search } = new URL(next, base)
    const isPortal = origin === base && (pathname === home || pathname.startsWith(`${home}/`))
    return isPortal ? pathname + search : home
  } catch {
    return home
  }
}
