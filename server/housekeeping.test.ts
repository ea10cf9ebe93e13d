import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createClearer } from './clear-after-erasing.ts'
import { createHousekeeping } from './housekeeping.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { ref } from './testing/reference.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from './testing/stores.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const begin = new Date('2025-10-14T06:12:00Z').getTime()
const hour = 3_600_000
const day = 24 * hour

onEachDatabase((database) => {
  /** A lead desk whose clocks are turned by hand. */
  async function desk(retentionDays = 365) {
    const place = await freshPlace(database)
    const store = await storeAt(place)
    const mailFolder = temporaryFolder()
    const logged: string[] = []
    const log = (_level: string, event: string) => void logged.push(event)
    const clear = createClearer({ store, mailFolder, log })
    let wall = begin
    let steady = 0
    const start = () =>
      createHousekeeping({
        store,
        clear,
        log,
        get retentionDays() {
          return retentionDays
        },
        now: () => new Date(wall),
        steady: () => steady,
      })
    let tidy = start()
    await tidy()
    let leads = 0
    return {
      store,
      place,
      mailFolder,
      logged,
      tidy: () => tidy(),
      /** Turns the wall clock alone. */
      turnClock: (milliseconds: number) => void (wall += milliseconds),
      /** Lets a server run so long, which looks every six hours. */
      run: async (milliseconds: number) => {
        for (let left = milliseconds; left > 0; left -= 6 * hour) {
          wall += Math.min(left, 6 * hour)
          steady += Math.min(left, 6 * hour)
          await tidy()
        }
      },
      /** Nothing runs for so long; then a server starts, whose steady clock begins anew. */
      restart: async (off = 0) => {
        wall += off
        steady = 0
        tidy = start()
        await tidy()
      },
      lead: async (number = 1) => {
        for (let left = number; left > 0; left--) {
          leads += 1
          await acceptLead(store, { ...sampleLead, message: `Message ${leads}` }, [], new Date(wall))
        }
      },
      count: async () => (await store.list({})).length,
      keepFor: (days: number) => void (retentionDays = days),
      announced: () => store.announcedErasing(),
    }
  }

  test('erases old leads a day after announcing them, with their mails, and leaves no trace in the files', async () => {
    const { store, place, mailFolder, logged, run, restart, lead, count, announced } = await desk()
    await lead()
    await run(2 * day)
    await lead()
    // Off for the year but for a few days.
    await restart(360 * day)
    await run(day + hour)
    expect(await announced()).toBeUndefined()
    for (const name of ['251014-0001.eml', '251014-0001-thanks.eml', '251014-00012.eml', '251016-0001.eml'])
      writeFileSync(path.join(mailFolder, ref(name)), '')
    await run(day)
    expect(await announced()).toMatchObject({ count: 1 })
    expect(await count()).toBe(2)
    // What is announced outlives the server that announced it.
    await restart(hour)
    await run(day - 2 * hour)
    expect(await count()).toBe(2)
    await run(2 * hour)
    expect((await store.list({})).map(({ message }) => message)).toEqual(['Message 2'])
    expect(logged).toEqual([
      'erasing_announced',
      'leads_erased',
      'erased_mails_deleted',
      'erased_traces_cleared',
    ])
    expect(readdirSync(mailFolder)).toEqual([ref('251014-00012.eml'), ref('251016-0001.eml')])
    if (!('file' in place)) return
    for (const part of [place.file, `${place.file}-wal`])
      expect(readFileSync(part).includes('Message 1')).toBe(false)
  })

  test.each([
    ['put right', 0],
    ['still wrong', 400 * day],
  ])(
    'a clock 400 days ahead while a lead comes erases nothing, with the clock %s after a restart',
    async (_how, ahead) => {
      const { logged, turnClock, run, restart, lead, count, announced } = await desk()
      await lead(2)
      await run(3 * day)
      turnClock(400 * day)
      await lead()
      await run(2 * hour)
      turnClock(ahead - 400 * day)
      await restart()
      await run(7 * day)
      expect(await count()).toBe(3)
      expect(logged).not.toContain('leads_erased')
      expect(logged.includes('erasing_waits_for_word')).toBe(ahead > 0)
      turnClock(-ahead)
      await run(3 * day)
      expect(await count()).toBe(3)
      expect(await announced()).toBeUndefined()
    },
  )

  test('a clock that leaps withdraws the announcement, also after a restart', async () => {
    const { logged, turnClock, run, restart, lead, count, announced } = await desk()
    await lead()
    await run(2 * day)
    await lead(20)
    const ahead = 362.5 * day
    turnClock(ahead)
    // It is seen to have leapt at the first look; from then on it takes a day.
    await run(day)
    expect(logged.at(-1)).toBe('erasing_waits_for_clock')
    await run(6 * hour)
    expect(await announced()).toMatchObject({ count: 1 })
    turnClock(-ahead)
    await restart()
    expect(logged.at(-1)).toBe('erasing_withdrawn')
    await run(3 * day)
    expect([await count(), await announced()]).toEqual([21, undefined])
  })

  test('only announced leads are erased, also when no server ran for a week', async () => {
    const { store, run, restart, lead, announced } = await desk()
    await lead()
    await run(2 * day)
    await lead(20)
    await restart(361 * day)
    await run(day + 6 * hour)
    expect(await announced()).toMatchObject({ count: 1 })
    await restart(6 * day)
    await run(day)
    expect((await store.list({})).some(({ message }) => message === 'Message 1')).toBe(false)
    expect(await store.list({})).toHaveLength(20)
  })

  test('more than a tenth of all leads is erased only when the operator confirms', async () => {
    const { store, logged, run, restart, lead, count } = await desk()
    await lead(2)
    await run(2 * day)
    await lead(17)
    await restart(363 * day)
    await run(3 * day)
    expect([await count(), logged.at(-1)]).toEqual([19, 'erasing_waits_for_word'])
    await lead()
    // Two of twenty are a tenth.
    await run(hour)
    expect([await count(), logged.at(-2)]).toEqual([18, 'leads_erased'])
    expect(await store.announcedErasing()).toBeUndefined()
  })

  test('a lead that came while the clock was years behind is not erased as old', async () => {
    const { logged, turnClock, run, lead, count } = await desk()
    await lead(3)
    await run(day)
    turnClock(-20_000 * day)
    await lead()
    await run(hour)
    turnClock(20_000 * day)
    await run(4 * day)
    expect([await count(), logged.at(-1)]).toEqual([4, 'leads_out_of_order'])
  })

  test('a longer retention period withdraws the announcement', async () => {
    const { run, restart, lead, count, keepFor, announced } = await desk()
    await lead()
    await run(2 * day)
    await lead()
    await restart(363 * day)
    await run(day + hour)
    expect(await announced()).toBeDefined()
    keepFor(500)
    await run(2 * day)
    expect([await count(), await announced()]).toEqual([2, undefined])
    keepFor(0)
    await run(2 * day)
    expect(await count()).toBe(2)
  })

  test('unconfirmed subscribers are kept while the clock is not trusted', async () => {
    const { store, turnClock, run } = await desk()
    await run(day)
    const request = { page: '/blog', consentVersion: '1', askedAt: new Date(begin + day) }
    await store.subscribe({ ...request, email: 'a@b.example' }, { atMostOneIn: 0, atMost: 9, in: 1 })
    turnClock(30 * day)
    await run(day)
    expect(await store.subscribers()).toHaveLength(1)
    await run(6 * hour)
    expect(await store.subscribers()).toEqual([])
  })
})
