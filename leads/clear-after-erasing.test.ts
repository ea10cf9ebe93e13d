import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createClearer } from './clear-after-erasing.ts'
import { leadStoreFile } from './env.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { emlSender } from './mail/eml-sender.ts'
import type { MailSender } from './mail/mail-sender.ts'
import { createDeliver } from './outbox/deliver.ts'
import { createDeliveryWorker } from './outbox/delivery-worker.ts'
import { linkTokens } from './newsletter/link-tokens.ts'
import { eventually } from './testing/eventually.ts'
import { mailTo } from './testing/mail-to.ts'
import { runWith } from './testing/folder-with-leads.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { noDeskMails, sampleFrom } from './testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from './testing/stores.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

onEachDatabase((database) => {
  /**
   * A lead desk that stores mails as files, with a sender that waits before writing until `goOn` is called.
   */
  async function desk() {
    const dataDir = temporaryFolder()
    const place = database === 'SQLite' ? { file: leadStoreFile(dataDir) } : await freshPlace(database)
    const store = await storeAt(place)
    const mailFolder = path.join(dataDir, 'mail')
    const logged: string[] = []
    const log = (_level: string, event: string) => void logged.push(event)
    const clear = createClearer({ store, mailFolder, log })
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: sending, resolve: begun } = Promise.withResolvers<void>()
    const keeping = emlSender(mailFolder)
    const sender: MailSender = {
      ...keeping,
      send: async (...mail) => {
        begun()
        await gate
        await keeping.send(...mail)
      },
    }
    const deliver = createDeliver({
      sender,
      from: sampleFrom,
      tokens: linkTokens('a secret that only the tests know'),
      origin: () => 'https://our.example',
      salesDesk: noDeskMails,
    })
    const worker = createDeliveryWorker({ store, deliver, log, onLost: () => void clear() })
    const onPostgres = 'url' in place && {
      DATABASE_URL: place.url,
      NEWSLETTER_SECRET: 'a secret that only the tests know',
    }
    const command = (...argv: string[]) => runWith({ DATA_DIR: dataDir, ...onPostgres }, ...argv)
    const files = () => readdirSync(mailFolder, { recursive: true })
    return { dataDir, store, place, mailFolder, logged, clear, worker, sending, goOn, command, files }
  }

  test('a person erased while the mail about them is being written leaves no file', async () => {
    const { store, logged, worker, sending, goOn, command, files } = await desk()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date())
    const request = { email: sampleLead.email, page: '/blog', consentVersion: '1', askedAt: new Date() }
    await store.subscribe(request, { atMostOneIn: 0, atMost: 9, in: 1 })
    worker.start()
    await sending
    const erased = await command('erase', sampleLead.email, '--yes')
    expect(erased).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Still to be cleared: a delivery that was under way/) as string,
    })
    expect(erased.out).toContain('Erased 1 lead and a newsletter subscription, and 0 kept mails.')
    // Erased again during that, it does not report that all is well.
    const again = await command('erase', sampleLead.email, '--yes')
    expect(again.err).toContain('Still to be cleared')
    expect(again.err).not.toContain('Nothing is kept')
    expect((await command('doctor')).out).toContain('Still to be cleared: a delivery that was under way')
    goOn()
    await eventually(() => expect(logged).toContain('erased_mails_deleted'))
    await worker.stop()
    await eventually(() => expect(files()).toEqual([]))
    expect(logged).not.toContain('clearing_failed')
  })

  test('a mail left behind by a killed server is deleted at the next start, or by the next command', async () => {
    const { store, mailFolder, clear, worker, goOn, command, files } = await desk()
    const { reference } = await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date())
    const other = { ...sampleLead, email: 'farhan@kaveribank.example' }
    await acceptLead(store, other, mailTo('sales@our.example'), new Date())
    goOn()
    worker.start()
    await eventually(async () => expect((await store.counts()).deliveries.kept).toBe(2))
    await worker.stop()
    expect((await command('erase', sampleLead.email, '--yes')).out).toContain('and 1 kept mail.')
    const [kept] = files()
    const leave = () => {
      for (const name of [`${reference}.eml`, `${reference}-2.eml.tmp`])
        writeFileSync(path.join(mailFolder, name), '')
    }
    leave()
    await clear()
    expect(files()).toEqual([kept])
    leave()
    expect(await command('retry', '--all')).toMatchObject({
      out: 'Deleted 2 kept mails that turned up after an erasure.\n',
    })
    expect(files()).toEqual([kept])
  })
})

test('says when a reader keeps traces of erased data, and clears them once the reader has gone', async () => {
  const dataDir = temporaryFolder()
  const file = leadStoreFile(dataDir)
  const store = await storeAt({ file })
  const lead = (number: number) => ({
    ...sampleLead,
    name: `Nandini ${number}`,
    email: `n${number}@b.example`,
  })
  for (const number of [1, 2]) await acceptLead(store, lead(number), [], new Date())
  const logged: string[] = []
  const log = (_level: string, event: string) => void logged.push(event)
  const clear = createClearer({ store, mailFolder: path.join(dataDir, 'mail'), log })
  const command = (...argv: string[]) => runWith({ DATA_DIR: dataDir }, ...argv)
  const traces = (name: string) =>
    [file, `${file}-wal`].filter((part) => readFileSync(part).includes(name)).length
  const read = () => {
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM leads').get()
    return reader
  }

  // The server clears it.
  let reader = read()
  const erased = await command('erase', lead(1).email, '--yes')
  expect(erased.code).toBe(1)
  expect(erased.err).toMatch(/^Still to be cleared: traces .*leads\.sqlite-wal/)
  expect(traces('Nandini 1')).toBeGreaterThan(0)
  await clear()
  expect(traces('Nandini 1')).toBeGreaterThan(0)
  reader.close()
  await clear()
  expect(traces('Nandini 1')).toBe(0)
  expect(logged).toEqual([])

  // So does the next command.
  reader = read()
  expect((await command('erase', lead(2).email, '--yes')).code).toBe(1)
  reader.close()
  expect(await command('erase', lead(2).email, '--yes')).toMatchObject({
    code: 1,
    err: 'Nothing is kept about that address.\n',
  })
  expect(traces('Nandini 2')).toBe(0)
})
