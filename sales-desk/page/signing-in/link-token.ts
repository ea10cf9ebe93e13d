import { isWholeToken, linkIsCut } from '../../wire/team.ts'
import { salesDeskPath } from '../../wire/sales-desk.ts'

/** An opened sign-in link: its token, or what is wrong with it. */
interface OpenedLink {
  token?: string
  fault?: string
}

/**
 * Reads the token, which is in the fragment: no server or log has seen it. It is removed from the address
 * immediately, so that it is neither kept in the browser's history nor passed on.
 */
export function readLink(): OpenedLink {
  const isLink = location.pathname.replace(/\/$/, '') === `${salesDeskPath}/sign-in`
  const token = new URLSearchParams(location.hash.replace(/^#/, '')).get('link')?.trim()
  if (token === undefined && !isLink) return {}
  history.replaceState(null, '', salesDeskPath + location.search)
  return token !== undefined && isWholeToken(token) ? { token } : { fault: linkIsCut }
}
