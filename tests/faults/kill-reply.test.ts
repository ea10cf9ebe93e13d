import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { addMember } from '../../sales-desk/server/team.ts'
import { mailFrom } from '../../leads/testing/conversation.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { serverSettings } from './server-settings.ts'
import { spawnServerToKill } from './server-to-kill.ts'

const taking = 'INSERT INTO lead_replies'
const secret = 'a-secret-of-thirty-two-letters_0'

const points = [
  { where: 'before the commit of a reply', when: 'before', statement: taking, kept: 0, notices: 1 },
  { where: 'between its commit and the answer', when: 'after', statement: taking, kept: 1, notices: 1 },
  {
    where: 'between its notice and the outcome',
    when: 'before',
    statement: 'SET state = [$?]1',
    kept: 1,
    notices: 2,
  },
] as const

test.each(databases)(
  'killed at each point of a reply, on %s: redelivered, it is one, and its notice has one Message-ID',
  { timeout: 60_000 },
  async (database) => {
    const { arrived, port } = await smtpPeer()
    const place = await freshPlace(database)
    const env = {
      ...serverSettings(place),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      INBOUND_MAIL_SECRET: secret,
    }
    const store = await storeAt(place)
    await store.sql.transaction(async (query) => {
      const { id } = await addMember(query, { email: 'asha@our.example', role: 'owner' }, new Date())
      await query`UPDATE team_members SET state = 'active' WHERE uid = ${id}`
    })
    // The server started after one kill is the next to be killed.
    let server = spawnServerToKill(env)
    for (const [at, { where, when, statement, kept, notices }] of points.entries()) {
      const email = `visitor-${at}@kaveribank.example`
      await acceptLead(store, { ...sampleLead, email }, [], new Date())
      const body = mailFrom({ from: email, text: `Killed ${where}.` })
      const send = async () => {
        const headers = { 'Content-Type': 'message/rfc822' }
        const answer = await fetch(`${await server.url()}/inbound/mail/${secret}`, {
          method: 'POST',
          body,
          headers,
        }).catch(() => undefined)
        return answer?.status ?? 0
      }
      await server.url()
      await server.killAt({ when, statement })
      // The mail service gets its answer once the reply is on disk. After that, answer and notice may come in any order.
      expect(statement === taking ? [0] : [0, 200], `killed ${where}`).toContain(await send())
      expect(await server.exited, `killed ${where}`).toEqual([null, 'SIGKILL'])
      const replies = () => store.sql.read`SELECT 1 FROM lead_replies WHERE address = ${email}`
      expect(await replies(), `killed ${where}`).toHaveLength(kept)

      await endLeases(place)
      server = spawnServerToKill(env)
      expect(await send(), `killed ${where}`).toBe(200)
      expect(await replies(), `killed ${where}`).toHaveLength(1)
      await eventually(async () =>
        expect(
          await store.sql.read`SELECT 1 FROM outbox WHERE state <> 'delivered'`,
          `killed ${where}`,
        ).toEqual([]),
      )
      const told = arrived.filter(({ mail }) => mail.text?.includes(`Killed ${where}.`))
      expect(told, `killed ${where}`).toHaveLength(notices)
      expect(new Set(told.map(({ mail }) => mail.messageId)).size, `killed ${where}`).toBe(1)
    }
  },
)
