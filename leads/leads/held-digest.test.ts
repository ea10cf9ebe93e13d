import { readdirSync, readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { checkAlarms } from '../alarms.ts'
import { emlSender } from '../mail/eml-sender.ts'
import { deleteKeptMails } from '../mail/kept-mails.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { eventually } from '../testing/eventually.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../testing/stores.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { acceptLead } from './accept-lead.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const spam = { score: 6, reasons: ['link markup in the message (4)'], held: true }
const team = ['sales@our.example', 'second@our.example']
/** Half past eight in the morning in India: the team's previous day is not over. */
const begin = Date.UTC(2025, 9, 14, 3)

onEachDatabase((database) => {
  async function desk(recipients = team) {
    const store = await storeAt(await freshPlace(database))
    const logged: string[] = []
    const look = (hours: number) =>
      checkAlarms({
        canaryRecipient: undefined,
        quietHours: 0,
        store,
        recipients,
        alerts: [],
        from: 'website@our.example',
        log: (_level, event) => void logged.push(event),
        onDelivery: () => undefined,
        now: () => new Date(begin + hours * hour),
      })
    const hold = (details: Partial<LeadDetails>) =>
      acceptLead(store, { ...sampleLead, ...details }, mailTo(...team), new Date(begin), spam)
    return { store, logged, look, hold }
  }

  test('once a day each member is told which leads are newly held, and how to release them', async () => {
    const { store, logged, look, hold } = await desk()
    const { arrived, port } = await smtpPeer()
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
    await look(0)
    const { reference } = await hold({ name: 'Asha <b>Menon</b>', company: 'www.acme.in' })
    await hold({ name: 'Farhan', message: 'Another.' })
    await acceptLead(store, { ...sampleLead, message: 'Not held.' }, [], new Date(begin))
    await look(0.1)
    const { worker } = startWorker(store, { sender })
    await eventually(() => expect(arrived).toHaveLength(2))
    expect(arrived.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual(team)
    const [{ mail } = { mail: undefined }] = arrived
    expect(mail?.subject).toBe('2 leads are held as suspected spam')
    for (const words of [reference, 'Asha <b>Menon</b>, www.acme.in', 'link markup', 'Farhan']) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.html).toContain('Asha &lt;b&gt;Menon&lt;/b&gt;')
    expect(mail?.text).toMatch(/npm run leads -- release \S+-251014-\d{4}/)
    expect(`${mail?.text}${String(mail?.html)}`).not.toContain('Not held')

    // Nothing new, then one that is reported when the team's next day begins.
    await look(24)
    await hold({ name: 'Meera', message: 'A third.' })
    await look(24.2)
    worker.wake()
    await eventually(() => expect(arrived).toHaveLength(4))
    await hold({ name: 'Ravi', message: 'A fourth.' })
    await look(24.3)
    expect(logged).toEqual(['held_told', 'held_told'])
    await look(25)
    expect(logged).toHaveLength(3)
    worker.wake()
    await eventually(() => expect(arrived).toHaveLength(6))
    expect(arrived[2]?.mail.subject).toBe('1 lead is held as suspected spam')
    expect(arrived[2]?.mail.text).toContain('Meera')
    expect(arrived[2]?.mail.text).not.toContain('Farhan')
    expect(arrived[4]?.mail.text).toContain('Ravi')
  })

  test('a long digest names the first leads and gives the number of the others', async () => {
    const { store, look, hold } = await desk(['sales@our.example'])
    for (let number = 1; number <= 52; number++) await hold({ message: `Message ${number}` })
    await look(0)
    const { arrived, port } = await smtpPeer()
    startWorker(store, { sender: smtpSender({ host: '127.0.0.1', port, secure: false }) })
    await eventually(() => expect(arrived[0]?.mail.text).toContain('And 2 more.'))
    expect(arrived[0]?.mail.subject).toBe('52 leads are held as suspected spam')
  })

  test('an erased person leaves the digests, and the other leads go into the next one', async () => {
    const { store, logged, look, hold } = await desk(['sales@our.example'])
    const folder = temporaryFolder()
    await hold({ name: 'Asha', email: 'asha@acme.in' })
    await hold({ name: 'Farhan', email: 'farhan@acme.in' })
    await look(0)
    const { worker } = startWorker(store, { sender: emlSender(folder) })
    await eventually(async () => expect((await store.counts()).deliveries.kept).toBe(1))
    const [name = ''] = readdirSync(folder)
    expect((await PostalMime.parse(readFileSync(`${folder}/${name}`))).text).toContain('Asha')
    const { mails } = await store.erasePerson('asha@acme.in', new Date())
    expect(await deleteKeptMails(folder, mails)).toBe(1)
    expect(readdirSync(folder)).toEqual([])
    await look(24)
    worker.wake()
    await eventually(async () => expect((await store.counts()).deliveries.kept).toBe(1))
    const [next = ''] = readdirSync(folder)
    const { text } = await PostalMime.parse(readFileSync(`${folder}/${next}`))
    expect(text).toContain('Farhan')
    expect(text).not.toContain('Asha')
    expect(logged).toEqual(['held_told', 'held_told'])
  })
})
