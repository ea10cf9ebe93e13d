import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StorePlace } from '../../leads/store/open-store.ts'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'

/** Settings of a server whose site does not matter, over this store; without a rate limit for leads. */
export function serverSettings(place: StorePlace) {
  return {
    DATA_DIR: 'file' in place ? path.dirname(place.file) : temporaryFolder(),
    ...('url' in place && { DATABASE_URL: place.url }),
    NEWSLETTER_SECRET: 'a secret that only the tests know',
    SITE_DIR: emptySite(),
    RATE_LIMIT_PER_MINUTE: '100000',
    SPAM_HOLD_SCORE: '0',
  }
}

/** A built site of one page. */
function emptySite(): string {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(path.join(folder, '_page-policies.json'), `{"/index.html":"default-src 'none'"}`)
  return folder
}
