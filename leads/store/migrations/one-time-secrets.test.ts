import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../../../sales-desk/wire/sales-desk.ts'
import { deskForTests } from '../../testing/desk-for-tests.ts'
import { fillAt } from '../../testing/store-before-desk.ts'
import { databases, emptyPlace, runAt, storeAt } from '../../testing/stores.ts'

const token = `${'a'.repeat(24)}.${'b'.repeat(64)}`
const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
const later = Date.now() + 86_400_000

test.each(databases)(
  'a link from before the step still signs its member in, and sessions have ended, on %s',
  async (database) => {
    const old = await fillAt(17, await emptyPlace(database))
    await runAt(
      old,
      `INSERT INTO team_members VALUES ('asha', 'asha@our.example', 'Asha@our.example', 'Asha', 'owner', 'invited', 0, 0);
       INSERT INTO team_challenges VALUES
         ('one', '${hashOf(`magic-link:${token}`)}', '{"type":"magic-link","email":"asha@our.example"}', 0, 0, ${later}),
         ('two', '${hashOf('passkey:sign-in:challenge')}', '', 0, 0, ${later});
       INSERT INTO team_sessions VALUES ('before', 'asha', '${hashOf('token')}', '', 0, 0, ${later});`,
    )
    const { browser, store } = deskForTests(await storeAt(old))
    expect(await store.sql.read`SELECT 1 FROM team_sessions`).toEqual([])
    const signedIn = await browser().post(routes.signInToken, { token })
    expect(await signedIn.json()).toMatchObject({ me: { id: 'asha', state: 'active' } })
    expect((await browser().post(routes.signInToken, { token })).status).toBe(401)
  },
)
