import { deleteKeptMails } from '../mail/kept-mails.ts'
import type { Store } from '../store/store.ts'
import type { WritingCommand } from './desk-command.ts'
import type { DeskOutput } from './write-output.ts'

/** Runs a command that changes the store; answers its exit code. A running server sees it within half a minute. */
export async function changeLeads(
  store: Store,
  command: WritingCommand,
  mailFolder: string,
  output: DeskOutput,
): Promise<number> {
  if (command.name === 'erase') return erase(store, command, mailFolder, output)
  const now = new Date()
  const { name, reference } = command
  const moved = await change(store, name, reference, now)
  if (moved > 0) {
    output.out(
      `${done[name]}: ${moved} ${moved === 1 ? 'delivery' : 'deliveries'}. The server takes them up within half a minute.\n`,
    )
    return 0
  }
  if (reference !== undefined && !(await store.find(reference))) {
    output.err(`There is no lead ${reference}.\n`)
    return 1
  }
  output.err(`${nothing[name]}${reference === undefined ? '' : ` of ${reference}`}.\n`)
  return 1
}

const done = { release: 'Released', retry: 'To be tried now', replay: 'To be sent again' }
const nothing = {
  release: 'Nothing is held',
  retry: 'Nothing waits for a later time',
  replay: 'Nothing stands in the dead letter',
}

function change(
  store: Store,
  name: keyof typeof done,
  reference: string | undefined,
  now: Date,
): Promise<number> {
  if (name === 'retry') return store.retryNow(now, reference)
  return name === 'replay' ? store.replayDead(now, reference) : store.releaseHeld(now, reference ?? '')
}

async function erase(
  store: Store,
  { email, confirmed }: Extract<WritingCommand, { name: 'erase' }>,
  mailFolder: string,
  { out, err }: DeskOutput,
): Promise<number> {
  const { leads, subscriber } = await store.person(email)
  if (leads.length === 0 && !subscriber) {
    err('Nothing is kept about that address.\n')
    return 1
  }
  const what = `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}${subscriber ? ' and a newsletter subscription' : ''}`
  if (!confirmed) {
    err(`That would erase ${what}, for good. To do it, add --yes\n`)
    return 1
  }
  const erased = await store.erasePerson(email)
  const files = await deleteKeptMails(mailFolder, erased)
  out(`Erased ${what}, and ${files} kept ${files === 1 ? 'mail' : 'mails'}.\n`)
  out(
    'Mails already delivered, destinations such as a CRM, and backups hold copies: erase it there as well.\n',
  )
  return 0
}
