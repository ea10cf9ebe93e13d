import { readFileSync } from 'node:fs'
import path from 'node:path'
import { securityTxtPath } from '../../site/content/security-txt.ts'
import type { Log } from '../log/log.ts'
import { day } from '../../common/lead/milliseconds.ts'

/** The operator is warned this many days before it expires. */
const noticeDays = 30

/** Whole days until the built site's security.txt expires, negative afterwards; undefined if there is none. */
export function securityTxtDaysLeft(siteDir: string, now: Date): number | undefined {
  const expires = Date.parse(
    /^Expires: (.+)$/m.exec(readText(path.join(siteDir, securityTxtPath)))?.[1] ?? '',
  )
  return Number.isNaN(expires) ? undefined : Math.floor((expires - now.getTime()) / day)
}

/** Whether it is time to rebuild the site because of it. */
export const isRunningOut = (daysLeft: number) => daysLeft < noticeDays

/** Warns in the log, now and every day, when the file is about to expire. Returns a function that stops it. */
export function watchSecurityTxt(siteDir: string, log: Log, now = () => new Date()): () => void {
  const look = () => {
    const days = securityTxtDaysLeft(siteDir, now())
    if (days !== undefined && isRunningOut(days)) {
      log('warn', 'security_txt_runs_out', { days, advice: 'build the site again: npm run build' })
    }
  }
  look()
  const timer = setInterval(look, day)
  return () => clearInterval(timer)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
