import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { watchClock } from './clock-watch.ts'
import { tidy } from './housekeeping.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { mailTo } from './testing/mail-to.ts'
import { ref } from './testing/reference.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { temporaryStore } from './testing/temporary-store.ts'

const at = new Date('2025-10-14T06:12:00Z')
const day = 86_400_000

test('erases old leads with the mails kept about them, and leaves no trace of them in the files', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'leads.sqlite')
  const mailFolder = path.join(folder, 'mail')
  const store = temporaryStore(file)
  await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
  await acceptLead(store, { ...sampleLead, name: 'Farhan' }, [], new Date(at.getTime() + day))
  mkdirSync(mailFolder)
  const names = [
    ref('251014-0001.eml'),
    ref('251014-0001-thanks.eml'),
    ref('251014-00012.eml'),
    ref('251015-0001.eml'),
  ]
  for (const name of names) writeFileSync(path.join(mailFolder, name), '')

  const logged: unknown[] = []
  const log = (_level: string, event: string, fields?: object) => void logged.push([event, fields])
  const now = () => new Date(at.getTime() + 366 * day - 1)
  await tidy({ store, mailFolder, retentionDays: 0, log, now })
  expect(logged).toEqual([])
  await tidy({ store, mailFolder, retentionDays: 365, log, now })
  expect(logged).toEqual([['leads_erased', { count: 1 }]])
  expect((await store.list({})).map(({ name }) => name)).toEqual(['Farhan'])
  expect(readdirSync(mailFolder)).toEqual([ref('251014-00012.eml'), ref('251015-0001.eml')])
  for (const part of [file, `${file}-wal`]) expect(readFileSync(part).includes('Nandini')).toBe(false)
})

/** Clocks of a machine, to be turned by hand: real time passes by `pass`, and `set` only turns the wall clock. */
function handClocks() {
  let wall = at.getTime()
  let steady = 0
  return {
    now: () => new Date(wall),
    steady: () => steady,
    set: (milliseconds: number) => void (wall += milliseconds),
    pass: (milliseconds: number) => {
      wall += milliseconds
      steady += milliseconds
    },
  }
}

test('a clock that leaps a year forward erases nothing, unless it stays there for a day', async () => {
  const store = temporaryStore()
  await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
  const logged: string[] = []
  const log = (_level: string, event: string) => void logged.push(event)
  const { set, pass, ...clocks } = handClocks()
  const clock = watchClock(at, clocks)
  const look = async () => {
    await tidy({ store, mailFolder: 'none', retentionDays: 365, log, clock, now: clocks.now })
    return (await store.list({})).length
  }
  expect(await look()).toBe(1)
  set(366 * day)
  expect(await look()).toBe(1)
  expect(logged).toEqual(['erasing_waits_for_clock'])
  // Put right again, which is a leap as well.
  set(-366 * day)
  pass(day - 1)
  expect(await look()).toBe(1)
  set(366 * day)
  expect(await look()).toBe(1)
  for (let passed = 0; passed < 24; passed++) {
    pass(day / 24)
    await look()
  }
  expect(await look()).toBe(0)
})

test('a server started on a clock a year ahead of its newest lead erases nothing for a day', () => {
  const { pass, ...clocks } = handClocks()
  const clock = watchClock(new Date(at.getTime() - 366 * day), clocks)
  expect(clock.isBelieved()).toBe(false)
  pass(day)
  expect(clock.isBelieved()).toBe(true)
  expect(watchClock(at, clocks).isBelieved()).toBe(true)
  expect(watchClock(undefined, clocks).isBelieved()).toBe(true)
})
