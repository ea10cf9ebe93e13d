import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { postLead } from '../../server/testing/post-lead.ts'
import { sampleCall } from '../../server/testing/sample-call.ts'
import { spawnServer } from '../../server/testing/server-process.ts'
import { smtpPeer } from '../../server/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../server/testing/stores.ts'
import { serverSettings } from './server-settings.ts'

/** A few in every run; FAULT_ROUNDS=100 is the long mode. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3)
const senders = 12
const longestLife = 600

/** Sends leads one after the other until the server is gone. Notes what was sent and what was acknowledged. */
async function sendUntilGone(
  url: string,
  name: string,
  sent: Set<string>,
  acknowledged: Set<string>,
): Promise<void> {
  for (let number = 0; ; number++) {
    const message = `${name}, lead ${number}`
    const email = `sender${number}.${name.replaceAll(' ', '')}@kaveribank.example`
    sent.add(message)
    try {
      const call = sampleCall({ message, from_email: email, reply_to: email })
      const answer = await postLead(url, call, { Origin: url })
      if (answer.status === 200 && (await answer.text()) === 'OK') acknowledged.add(message)
    } catch {
      return
    }
  }
}

test.each(databases)(
  'kill -9 under load loses no acknowledged lead and stores none twice, on %s',
  { timeout: 60_000 + rounds * 20_000 },
  async (database) => {
    const { arrived, port } = await smtpPeer()
    const place = await freshPlace(database)
    const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
    const sent = new Set<string>()
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const server = spawnServer(env)
      const url = await server.url()
      const sending = Array.from({ length: senders }, (_, sender) =>
        sendUntilGone(url, `round ${round} sender ${sender}`, sent, acknowledged),
      )
      await wait(randomInt(20, longestLife))
      server.child.kill('SIGKILL')
      await Promise.all(sending)
    }

    await endLeases(place)
    const store = await storeAt(place)
    const last = spawnServer(env)
    await last.url()
    // As long as it goes on: how fast mails leave is not what this is about.
    let left = Infinity
    for (let stalledSince = Date.now(); left > 0 && Date.now() - stalledSince < 30_000; await wait(200)) {
      const { waiting } = (await store.counts()).deliveries
      if (waiting < left) stalledSince = Date.now()
      left = waiting
      await store.retryNow(new Date())
    }
    const stored = (await store.list({})).map(({ message }) => message)
    const delivered = arrived.map(({ mail }) =>
      [...sent].find((message) => mail.text?.includes(`"${message}"`)),
    )
    const counts = {
      rounds,
      sent: sent.size,
      acknowledged: acknowledged.size,
      stored: stored.length,
      delivered: new Set(delivered).size,
      duplicates: arrived.length - new Set(arrived.map(({ mail }) => mail.messageId)).size,
      lost: [...acknowledged].filter((message) => !stored.includes(message)).length,
      undelivered: [...acknowledged].filter((message) => !delivered.includes(message)).length,
      storedTwice: stored.length - new Set(stored).size,
    }
    process.stdout.write(`kill -9 on ${database}: ${JSON.stringify(counts)}\n`)
    expect(acknowledged.size).toBeGreaterThan(0)
    expect(counts).toMatchObject({ lost: 0, undelivered: 0, storedTwice: 0 })
  },
)
