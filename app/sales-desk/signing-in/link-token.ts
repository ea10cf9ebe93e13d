import { salesDeskPath } from '../../../lead/sales-desk.ts'

/**
 * The token of a sign-in link, which stands in the fragment: no server or log has seen it. It is taken out of the
 * address at once, so that it is neither kept in the browser's history nor sent on.
 */
export function readLinkToken(): string | undefined {
  const token = new URLSearchParams(location.hash.replace(/^#/, '')).get('link') ?? undefined
  if (token !== undefined) history.replaceState(null, '', salesDeskPath + location.search)
  return token
}
