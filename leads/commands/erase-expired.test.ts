import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { runWith } from '../testing/folder-with-leads.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { day } from '../../common/lead/milliseconds.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * day)

/** A data folder with leads received that many days ago, in this order. */
async function desk(...ages: number[]) {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  for (const age of ages)
    await acceptLead(store, { ...sampleLead, message: `${age} days old` }, [], daysAgo(age))
  const command = (argv: string[], variables = {}) => runWith({ DATA_DIR: dataDir, ...variables }, ...argv)
  const messages = async () => (await store.list({})).map(({ message }) => message)
  return { command, messages }
}

test('a large share is shown by the doctor with the clock, and erased once the operator confirms', async () => {
  const { command, messages } = await desk(400, 390, 20, 10)
  const doctor = await command(['doctor'])
  expect(doctor.out).toMatch(
    /^wrong +By the clock \(.* IST\), the last exchange about 2 of 4 leads is more than 365 days ago\. .*see "erase-expired"$/m,
  )
  const shown = await command(['erase-expired'])
  expect(shown.code).toBe(1)
  expect(shown.err).toMatch(
    /^By this machine’s clock it is .* IST\.\nRETENTION_DAYS=365: the last exchange about 2 of 4 leads was before .* IST\.\nIf clock and number are right, this erases them for good: erase-expired --yes\n$/,
  )
  expect(await messages()).toHaveLength(4)
  expect(await command(['erase-expired', '--yes'])).toMatchObject({ code: 0 })
  expect(await messages()).toEqual(['10 days old', '20 days old'])
  expect((await command(['doctor'])).out).not.toContain('erase-expired')
  expect((await command(['erase-expired', '--yes'])).err).toBe(
    'No lead’s last exchange is more than 365 days ago.\n',
  )
})

test('says which leads have an impossible time', async () => {
  const { command, messages } = await desk(20, 20_000, 10)
  expect((await command(['doctor'])).out).toMatch(
    /^wrong +.* about 1 of 3 leads .*, 1 of them stored after a lead that stays\./m,
  )
  expect((await command(['erase-expired'])).err).toContain('Of them 1 came after a lead that stays')
  await command(['erase-expired', '--yes'])
  expect(await messages()).toHaveLength(2)
})

test('a single old lead needs no confirmation', async () => {
  const { command } = await desk(400, 20)
  expect((await command(['doctor'])).out).not.toContain('erase-expired')
})

test('keeps everything when RETENTION_DAYS is 0', async () => {
  const { command, messages } = await desk(400, 390)
  const settings = { RETENTION_DAYS: '0' }
  expect((await command(['erase-expired', '--yes'], settings)).err).toBe(
    'RETENTION_DAYS is 0: leads are kept.\n',
  )
  expect(await messages()).toHaveLength(2)
})
