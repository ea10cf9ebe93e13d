import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedText } from '../../leads/mail/mail-text.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { faultSeed } from './fault-seed.ts'
import { serverSettings } from './server-settings.ts'

/** A few in every full run; FAULT_ROUNDS=100 is the long mode. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3)
const senders = 12
/** Leads accepted in a round before the kill. */
const mostTaken = 150

/** Sends leads one after the other until the server is gone. Records what was sent and acknowledged. */
async function sendUntilGone(
  url: string,
  name: string,
  sent: Set<string>,
  onTaken: (message: string) => void,
): Promise<void> {
  for (let number = 0; ; number++) {
    const message = `${name}, lead ${number}`
    const email = `sender${number}.${name.replaceAll(' ', '')}@kaveribank.example`
    sent.add(message)
    try {
      const call = sampleCall({ message, from_email: email, reply_to: email })
      const answer = await postLead(url, call, { Origin: url })
      if (answer.status === 200 && (await answer.text()) === 'OK') onTaken(message)
    } catch {
      return
    }
  }
}

test.each(databases)(
  'kill -9 under load loses no acknowledged lead and stores none twice, on %s',
  { tags: 'full', timeout: 30_000 + rounds * 10_000 },
  async (database) => {
    const { arrived, port } = await smtpPeer()
    const place = await freshPlace(database)
    const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
    const sent = new Set<string>()
    const acknowledged = new Set<string>()
    const seed = faultSeed('kill -9')
    const moments = fc.sample(fc.record({ taken: fc.nat(mostTaken), later: fc.nat(20) }), {
      numRuns: rounds,
      seed,
    })
    for (const [round, { taken, later }] of moments.entries()) {
      const server = spawnServer(env)
      const url = await server.url()
      const { promise: enough, resolve } = Promise.withResolvers<void>()
      const before = acknowledged.size
      const onTaken = (message: string) => {
        acknowledged.add(message)
        if (acknowledged.size - before > taken) resolve()
      }
      const sending = Array.from({ length: senders }, (_, sender) =>
        sendUntilGone(url, `round ${round} sender ${sender}`, sent, onTaken),
      )
      await enough
      // Not always at the moment of an answer.
      await wait(later)
      server.child.kill('SIGKILL')
      await Promise.all(sending)
    }

    await endLeases(place)
    const store = await storeAt(place)
    const last = spawnServer(env)
    await last.url()
    // While it makes progress: the speed of mail delivery is not tested here.
    let left = Infinity
    for (let stalledSince = Date.now(); left > 0 && Date.now() - stalledSince < 30_000; await wait(200)) {
      const { waiting } = (await store.counts()).deliveries
      if (waiting < left) stalledSince = Date.now()
      left = waiting
      await store.retryNow(new Date())
    }
    const stored = (await store.list({})).map(({ message }) => message)
    const delivered = arrived.map(({ mail }) =>
      [...sent].find((message) => mail.text?.includes(`${quotedText(message)}\n`)),
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
    expect(counts).toMatchObject({ lost: 0, undelivered: 0, storedTwice: 0 })
  },
)
