import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newsletterPath } from '../../../content/newsletter-pages.ts'
import { subscribePath } from '../../../lead/newsletter.ts'
import { readLinkSecret } from '../../../server/newsletter/link-secret.ts'
import { linkTokens } from '../../../server/newsletter/link-tokens.ts'
import type { LeadDesk } from '../../../tests/support/lead-desk.ts'

/**
 * Asks a lead desk for its newsletter, and hands back the addresses of the two pages that are shown for a link from its
 * mails alone, by canonical path.
 */
export async function signedLinks({ origin, dataDir }: LeadDesk): Promise<ReadonlyMap<string, string>> {
  const body = new URLSearchParams({ email: 'reader@example.com', page: '/blog' })
  const answer = await fetch(origin + subscribePath, {
    method: 'POST',
    body,
    headers: { Accept: 'text/plain' },
  })
  if (!answer.ok) throw new Error(`Subscribing was answered with ${answer.status}`)
  using database = new DatabaseSync(join(dataDir, 'leads.sqlite'), { readOnly: true })
  const uid = String(database.prepare('SELECT uid FROM subscribers').get()?.['uid'])
  const tokens = linkTokens(readLinkSecret(dataDir))
  const address = (page: 'confirm' | 'unsubscribe', token: string) =>
    [newsletterPath(page), `${origin}${newsletterPath(page)}?token=${token}`] as const
  return new Map([
    address('confirm', tokens.confirm({ uid, issuedAt: new Date() })),
    address('unsubscribe', tokens.unsubscribe(uid)),
  ])
}
