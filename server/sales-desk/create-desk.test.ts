import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../../lead/sales-desk.ts'
import { spawnServer } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** Has a server print which packages for signing in it loads. */
const tellLoaded = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (/^(?:better-auth|@simplewebauthn)/.test(name)) console.log('loaded ' + name)
      return next(name, context)
    },
  })`

test('the sign-in library is loaded at the first sign-in, not at the start', async () => {
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
  const body = JSON.stringify({ token: `${'0'.repeat(24)}.${'0'.repeat(64)}` })
  const headers = { 'Content-Type': 'application/json', Cookie: 'desk.probe=1' }
  expect((await fetch(url + routes.signInToken, { method: 'POST', headers, body })).status).toBe(401)
  await server.printed(/loaded better-auth/)
})
