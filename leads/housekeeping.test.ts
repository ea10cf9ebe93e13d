import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { LeadChange } from '../sales-desk/wire/changes.ts'
import { createClearer } from './clear-after-erasing.ts'
import { keepHouse } from './housekeeping.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { changeLead } from '../sales-desk/server/lead-change.ts'
import { addMember } from '../sales-desk/server/team.ts'
import { ref } from './testing/reference.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from './testing/stores.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { day } from '../common/lead/milliseconds.ts'

const begin = new Date('2025-10-14T06:12:00Z').getTime()
const onDay = (days: number) => new Date(begin + days * day)

onEachDatabase((database) => {
  async function desk(retentionDays = 365) {
    const place = await freshPlace(database)
    const store = await storeAt(place)
    const mailFolder = temporaryFolder()
    const logged: string[] = []
    const log = (_level: string, event: string) => void logged.push(event)
    const clear = createClearer({ store, mailFolder, log })
    const member = await store.sql.transaction((query) =>
      addMember(query, { email: 'asha@our.example', role: 'member' }, onDay(0)),
    )
    let leads = 0
    /** That many leads arrive on this day, each with its own message. */
    const comeOn = async (days: number, number = 1) => {
      const references = []
      for (let left = number; left > 0; left--) {
        leads += 1
        const lead = { ...sampleLead, message: `Message ${leads}` }
        references.push((await acceptLead(store, lead, [], onDay(days))).reference)
      }
      return references
    }
    /** On this day, somebody changes a lead at the desk. */
    const changeOn = (days: number, reference: string, change: LeadChange) =>
      store.sql.transaction((query) => changeLead(query, reference, change, { member, now: onDay(days) }))
    return {
      store,
      place,
      mailFolder,
      logged,
      comeOn,
      changeOn,
      keepHouseOn: (days: number) => keepHouse({ store, retentionDays, clear, log }, onDay(days)),
      kept: async () => (await store.list({})).map(({ message }) => message).toSorted(),
    }
  }

  test('erases a lead a year after its arrival, with its mails, and leaves no trace in the files', async () => {
    const { place, mailFolder, logged, comeOn, keepHouseOn, kept } = await desk()
    await comeOn(0)
    await comeOn(2)
    for (const name of ['251014-0001.eml', '251014-0001-thanks.eml', '251014-00012.eml', '251016-0001.eml'])
      writeFileSync(path.join(mailFolder, ref(name)), '')
    await keepHouseOn(365)
    expect([await kept(), logged]).toEqual([['Message 1', 'Message 2'], []])
    await keepHouseOn(365.01)
    expect([await kept(), logged]).toEqual([['Message 2'], ['leads_erased', 'erased_mails_deleted']])
    expect(readdirSync(mailFolder)).toEqual([ref('251014-00012.eml'), ref('251016-0001.eml')])
    if (!('file' in place)) return
    for (const part of [place.file, `${place.file}-wal`])
      expect(readFileSync(part).includes('Message 1')).toBe(false)
  })

  test.each<[string, LeadChange]>([
    ['answered', { what: 'answer', version: 1, key: 'an answer', subject: 'Your calls', text: 'Good day' }],
    ['marked as answered', { what: 'stage', version: 1, stage: 'answered' }],
    ['answered in another way', { what: 'answered-elsewhere', version: 1, text: 'By telephone' }],
  ])('the year begins when a lead was last %s', async (_how, change) => {
    const { comeOn, changeOn, keepHouseOn, kept } = await desk()
    const [reference = ''] = await comeOn(0)
    await changeOn(100, reference, change)
    await keepHouseOn(464.9)
    expect(await kept()).toHaveLength(1)
    await keepHouseOn(465.1)
    expect(await kept()).toEqual([])
  })

  test('a second answer restarts the year, a note does not', async () => {
    const { comeOn, changeOn, keepHouseOn, kept } = await desk()
    const [reference = ''] = await comeOn(0)
    await changeOn(1, reference, { what: 'answered-elsewhere', version: 1, text: 'By telephone' })
    await changeOn(100, reference, { what: 'answered-elsewhere', version: 2, text: 'By telephone again' })
    await changeOn(300, reference, { what: 'note', version: 3, text: 'Nothing more to do' })
    await keepHouseOn(464.9)
    expect(await kept()).toHaveLength(1)
    await keepHouseOn(465.1)
    expect(await kept()).toEqual([])
  })

  test('a lead that stays because it was answered does not keep later ones', async () => {
    const { comeOn, changeOn, keepHouseOn, kept } = await desk()
    const [reference = ''] = await comeOn(0)
    await comeOn(1)
    await comeOn(300)
    await changeOn(100, reference, { what: 'answered-elsewhere', version: 1, text: 'By telephone' })
    await keepHouseOn(367)
    expect(await kept()).toEqual(['Message 1', 'Message 3'])
  })

  test('more than one lead and more than a tenth of all wait for a person', async () => {
    const { logged, comeOn, keepHouseOn, kept } = await desk()
    await comeOn(0, 2)
    await comeOn(100, 17)
    await keepHouseOn(366)
    expect([(await kept()).length, logged]).toEqual([19, ['erasing_waits_for_word']])
    await comeOn(366)
    // Two of twenty are a tenth.
    await keepHouseOn(366)
    expect([(await kept()).length, logged.at(-1)]).toEqual([18, 'leads_erased'])
  })

  test('a clock 400 days ahead while a lead arrives erases nothing, and that lead’s time does not hold up others', async () => {
    const { logged, comeOn, keepHouseOn, kept } = await desk()
    await comeOn(0, 2)
    await comeOn(400)
    await keepHouseOn(400)
    expect([await kept(), logged]).toEqual([
      ['Message 1', 'Message 2', 'Message 3'],
      ['erasing_waits_for_word'],
    ])
    await comeOn(2, 20)
    await keepHouseOn(3)
    await keepHouseOn(366)
    expect([(await kept()).length, logged.at(-1)]).toEqual([21, 'leads_erased'])
  })

  test('a lead newer than one that stays waits for a person: it arrived while the clock was years behind', async () => {
    const { logged, comeOn, keepHouseOn, kept } = await desk()
    await comeOn(0, 3)
    await comeOn(-20_000)
    await keepHouseOn(1)
    expect([(await kept()).length, logged]).toEqual([4, ['erasing_waits_for_word']])
  })

  test('keeps everything if set to 0 days', async () => {
    const { logged, comeOn, keepHouseOn, kept } = await desk(0)
    await comeOn(0)
    await keepHouseOn(10_000)
    expect([await kept(), logged]).toEqual([['Message 1'], []])
  })

  test('subscribers who do not confirm are erased', async () => {
    const { store, keepHouseOn } = await desk()
    const request = { email: 'a@b.example', page: '/blog', consentVersion: '1', askedAt: onDay(0) }
    await store.subscribe(request, { atMostOneIn: 0, atMost: 9, in: 1 })
    await keepHouseOn(6)
    expect(await store.subscribers()).toHaveLength(1)
    await keepHouseOn(8)
    expect(await store.subscribers()).toEqual([])
  })
})
