/**
 * Whether a form post comes from a page of this site, according to the browser. A program that says nothing is let
 * through: this only keeps other sites from sending their visitors' browsers here.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return true
  return isOwnOrigin(origin, headers)
}

/** The page of this site that the browser names as the one before; undefined where it names none. */
export function ownReferer(headers: Headers): URL | undefined {
  const from = URL.parse(headers.get('Referer') ?? '')
  return from?.host === headers.get('Host') ? (from ?? undefined) : undefined
}

/** Whether an `Origin` is that of the host that was asked. */
export const isOwnOrigin = (origin: string, headers: Headers): boolean =>
  URL.parse(origin)?.host === headers.get('Host')
