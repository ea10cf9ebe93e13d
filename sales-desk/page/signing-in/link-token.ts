import { isWholeToken, linkIsCut } from '../../wire/team.ts'
import { salesDeskPath } from '../../wire/sales-desk.ts'

/** Of a sign-in link that was opened: its token, or what is wrong with the link. */
interface OpenedLink {
  token?: string
  fault?: string
}

/**
 * Reads the token, which is in the fragment: no server or log has seen it. It is taken out of the address at once,
 * so that it is neither kept in the browser's history nor sent on.
 */
export function readLink(): OpenedLink {
  const isLink = location.pathname.replace(/\/$/, '') === `${salesDeskPath}/sign-in`
  const token = new URLSearchParams(location.hash.replace(/^#/, '')).get('link')?.trim()
  if (token === undefined && !isLink) return {}
  history.replaceState(null, '', salesDeskPath + location.search)
  return token !== undefined && isWholeToken(token) ? { token } : { fault: linkIsCut }
}
