import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { ref } from '../testing/reference.ts'
import { attacker, folderWithLeads, nandini, run } from '../testing/folder-with-leads.ts'

test('releases what is held, retries what waits and replays what failed, and says when there is nothing', async () => {
  const { dataDir, store } = await folderWithLeads()
  const spam = { score: 6, reasons: ['link markup in the message (4)'], held: true }
  const to = mailTo('sales@our.example')
  const { reference } = await acceptLead(store, { ...nandini, message: 'Spam?' }, to, new Date(), spam)
  expect((await run(dataDir, 'show', reference)).out).toMatch(
    /score 6, link markup.*\n[^]*held as suspected spam/,
  )
  expect(await run(dataDir, 'release', reference)).toMatchObject({
    code: 0,
    out: 'Released: 1 delivery. The server takes them up within half a minute.\n',
  })
  expect(await run(dataDir, 'release', reference)).toMatchObject({
    code: 1,
    err: `Nothing is held of ${reference}.\n`,
  })
  expect(await run(dataDir, 'replay', 'XX-1')).toMatchObject({ code: 1, err: 'There is no lead XX-1.\n' })
  expect(await run(dataDir, 'replay', '--all')).toMatchObject({
    code: 1,
    err: 'The dead letter is empty.\n',
  })

  const claim = await store.claimDelivery(new Date(), 1000)
  if (!claim || !('lead' in claim)) throw new Error('nothing to claim')
  const nextAttemptAt = new Date(Date.now() + 3_600_000)
  await store.recordOutcome(claim, {
    state: 'waiting',
    failedAt: new Date(),
    nextAttemptAt,
    error: '451',
    alerts: [],
  })
  expect(await run(dataDir, 'retry', claim.lead.reference)).toMatchObject({ code: 0 })
  const [delivery] = (await store.find(claim.lead.reference))?.deliveries ?? []
  expect(delivery?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now())
})

test('erases a person only with --yes, together with the mails kept as files', async () => {
  const { dataDir, store } = await folderWithLeads()
  const mails = path.join(dataDir, 'mail')
  mkdirSync(mails)
  writeFileSync(path.join(mails, ref('251014-0001.eml')), '')
  const person = await run(dataDir, 'person', 'NANDINI.R@kaveribank.example')
  expect(JSON.parse(person.out)).toMatchObject({ leads: [{ name: nandini.name }, { name: attacker.name }] })
  const asked = await run(dataDir, 'erase', nandini.email)
  expect([asked.code, asked.err]).toEqual([1, 'That would erase 2 leads, for good. To do it, add --yes\n'])
  expect(await store.list({})).toHaveLength(2)
  const erased = await run(dataDir, 'erase', nandini.email, '--yes')
  expect(erased.out).toContain('Erased 2 leads, and 1 kept mail.')
  expect(await store.list({})).toEqual([])
  expect(existsSync(path.join(mails, ref('251014-0001.eml')))).toBe(false)
  expect((await run(dataDir, 'erase', nandini.email, '--yes')).err).toBe(
    'Nothing is kept about that address.\n',
  )
})
