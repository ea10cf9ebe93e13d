import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'

/** Makes a server print whether it loads the passkey library. */
const tellLoaded = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@simplewebauthn')) console.log('loaded ' + name)
      return next(name, context)
    },
  })`

test('the passkey library is loaded when somebody uses a passkey, not at the start', async () => {
  const siteDir = path.join(temporaryFolder(), 'site')
  mkdirSync(siteDir)
  writeFileSync(path.join(siteDir, 'index.html'), '<title>Home</title>')
  writeFileSync(path.join(siteDir, '_page-policies.json'), `{"/index.html":"default-src 'none'"}`)
  const server = spawnServer({
    DATA_DIR: path.join(temporaryFolder(), 'data'),
    SITE_DIR: siteDir,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(tellLoaded)}`,
  })
  const url = await server.url()
  await server.printed(/Desk +\S+#link=/)
  expect(await (await fetch(url + routes.session)).json()).toBeNull()
  expect((await fetch(url + routes.leadCounts)).status).toBe(401)
  expect(server.output()).not.toContain('loaded ')
  const local = url.replace('127.0.0.1', 'localhost')
  expect((await fetch(local + routes.passkeySignInStart, { method: 'POST' })).status).toBe(200)
  await server.printed(/loaded @simplewebauthn/)
})
