import { clearAfterErasing } from '../clear-after-erasing.ts'
import { formatIst } from '../time/ist-time.ts'
import { deleteKeptMails } from '../mail/kept-mails.ts'
import type { Erased } from '../store/people.ts'
import type { Store } from '../store/open-store.ts'
import type { CommandOutput } from './write-output.ts'
import { day } from '../../common/lead/milliseconds.ts'

export interface ErasingPlace {
  store: Store
  mailFolder: string
  /** Leads are erased this many days after the last exchange; 0 keeps them. */
  retentionDays: number
}

/** Erases everything about one person, or only lists it; returns the exit code. */
export async function erasePerson(
  place: ErasingPlace,
  email: string,
  confirmed: boolean,
  output: CommandOutput,
): Promise<number> {
  const { leads, subscriber } = await place.store.person(email)
  if (leads.length === 0 && !subscriber) {
    const isClear = await clearEarlier(place, output)
    output.err(
      isClear
        ? 'Nothing is kept about that address.\n'
        : 'No lead and no subscription of that address is stored, but an earlier erasure is not complete.\n',
    )
    return 1
  }
  const what = `${counted(leads.length, 'lead')}${subscriber ? ' and a newsletter subscription' : ''}`
  if (!confirmed) {
    output.err(`That would erase ${what}, for good. To do it, add --yes\n`)
    return 1
  }
  return report(place, what, await place.store.erasePerson(email, new Date()), output)
}

/** Lists leads beyond the retention period, or erases them once the operator confirms; returns the exit code. */
export async function eraseExpired(
  place: ErasingPlace,
  confirmed: boolean,
  output: CommandOutput,
): Promise<number> {
  const { store, retentionDays } = place
  if (retentionDays === 0) {
    output.err('RETENTION_DAYS is 0: leads are kept.\n')
    return 1
  }
  const now = new Date()
  const before = new Date(now.getTime() - retentionDays * day)
  const { total, count, outOfOrder } = await store.countExpired(before, now)
  if (count === 0) {
    output.err(`No lead’s last exchange is more than ${retentionDays} days ago.\n`)
    return 1
  }
  const what = counted(count, 'lead')
  if (confirmed) return report(place, what, await store.eraseLeadsBefore(before, now), output)
  output.err(`By this machine’s clock it is ${formatIst(now)}.\n`)
  output.err(
    `RETENTION_DAYS=${retentionDays}: the last exchange about ${count} of ${total} leads was before ${formatIst(before)}.\n`,
  )
  if (outOfOrder > 0) {
    output.err(
      `Of them ${outOfOrder} came after a lead that stays: the clock was wrong then, so look first (list).\n`,
    )
  }
  output.err('If clock and number are right, this erases them for good: erase-expired --yes\n')
  return 1
}

const counted = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Reports what was erased and what is still to be cleared. Exit code 1 while something is. */
async function report(
  place: ErasingPlace,
  what: string,
  { mails }: Erased,
  output: CommandOutput,
): Promise<number> {
  const files = await deleteKeptMails(place.mailFolder, mails)
  output.out(`Erased ${what}, and ${counted(files, 'kept mail')}.\n`)
  output.out(
    'Mails already delivered, destinations such as a CRM, and backups hold copies: erase it there as well.\n',
  )
  return (await clearEarlier(place, output)) ? 0 : 1
}

/** Clears what erasing has left behind, and reports what remains. True if nothing does. */
export async function clearEarlier(
  { store, mailFolder }: ErasingPlace,
  { out, err }: CommandOutput,
): Promise<boolean> {
  const now = new Date()
  const { mails, traces } = await clearAfterErasing(store, mailFolder, now)
  const isUnderWay = await store.isErasedUnderWay(now)
  if (mails > 0) out(`Deleted ${counted(mails, 'kept mail')} that turned up after an erasure.\n`)
  if (traces) err(`Still to be cleared: ${tracesWait}\n`)
  if (isUnderWay) err(`Still to be cleared: ${mailsWait(mailFolder)}\n`)
  return !traces && !isUnderWay
}

/** What waits, and who clears it. */
const tracesWait =
  'traces of what was erased in the store’s write-ahead log (leads.sqlite-wal), because another program is reading the store. The server clears them within a minute after that ends; so does the next erase, release, retry or replay.'

/** What is said while a mail about something erased may still turn up as a file. */
export const mailsWait = (mailFolder: string) =>
  `a delivery that was under way when it was erased. Its mail may still arrive, or be written to ${mailFolder}; there the server deletes it immediately, and so does the next erase, release, retry or replay.`
