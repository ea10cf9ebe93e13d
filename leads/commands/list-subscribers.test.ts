import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { runWith } from '../testing/folder-with-leads.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

const noLimits = { atMost: 10, in: 1000, atMostOneIn: 0, atDomain: undefined }

test('the list for a mailing program has each subscriber’s unsubscribe link', async () => {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  const request = { email: 'nandini@kaveri.example', page: '/blog', consentVersion: '2', askedAt: new Date() }
  await store.subscribe(request, noLimits)
  const [subscriber] = await store.subscribers()
  const list = (format: string, more = {}) =>
    runWith({ DATA_DIR: dataDir, ...more }, 'subscribers', '--format', format)
  const { out } = await list('json', { PUBLIC_ORIGIN: 'https://our.example' })
  const [{ unsubscribe }] = JSON.parse(out) as [{ unsubscribe: string }]
  const link = new URL(unsubscribe)
  expect(link.origin + link.pathname).toBe('https://our.example/newsletter/unsubscribe')
  const tokens = linkTokens(readLinkSecret(dataDir))
  expect(tokens.checkUnsubscribe(link.searchParams.get('token') ?? '')).toBe(subscriber?.uid)
  expect((await list('csv', { PUBLIC_ORIGIN: 'https://our.example' })).out).toContain(`,${unsubscribe}\r\n`)

  const unknown = await list('csv', { HTTPS: '1' })
  expect(unknown.err).toContain('set PUBLIC_ORIGIN')
  expect(unknown.out.trim()).toMatch(/,2,$/)
})
