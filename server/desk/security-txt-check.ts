import type { Env } from '../env.ts'
import { isRunningOut, securityTxtDaysLeft } from '../web/security-txt-expiry.ts'
import { note, ok, wrong } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** Whether the built site's security.txt can still be relied on. */
export async function securityTxt({ siteDir }: Env): Promise<Verdict[]> {
  const days = securityTxtDaysLeft(siteDir, new Date())
  if (days === undefined) return []
  const mend = 'build the site again (npm run build) and restart the server'
  if (days < 0) return [wrong(`security.txt has run out: ${mend}`)]
  if (isRunningOut(days)) return [note(`security.txt runs out in ${days} days: ${mend}`)]
  return [ok(`security.txt is good for ${days} days`)]
}
