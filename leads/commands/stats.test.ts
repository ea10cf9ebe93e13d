import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import type { CountedEvent } from '../store/page-views.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { runProgram } from './run-program.ts'

const view: CountedEvent = {
  event: 'page_viewed',
  day: '2025-10-14',
  path: '/offers',
  heading: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  device: 'desktop',
}
const letter = { source: 'letter', medium: 'email', campaign: 'diwali' }

/** Runs the desk over a store with these counts, while the server has it open. */
async function stats(counted: CountedEvent[], ...argv: string[]) {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  for (const event of counted) await store.countEvent(event, 1000)
  let [out, err] = ['', '']
  const output = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    isTerminal: false,
  }
  const code = await runProgram(['stats', ...argv], { DATA_DIR: dataDir }, output)
  return { code, out, err }
}

const october = [
  view,
  { ...view, path: '/', ...letter },
  { ...view, path: '/', ...letter },
  { ...view, path: '/', ...letter, event: 'contact_opened', heading: 'Write to our CEO.' },
  { ...view, path: '/', ...letter, event: 'agent_opened' },
  { ...view, path: '/', ...letter, event: 'whatsapp_pressed' },
  { ...view, path: '/', ...letter, event: 'lead_sent' },
  { ...view, day: '2025-10-20', referrer: 'news.example', device: 'phone' },
] satisfies CountedEvent[]

test('prints views, openings of the assistant and of the contact form, and leads by page and by campaign', async () => {
  const { code, out } = await stats(october)
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    'Page       Views  Assistant opened  Contact opened  WhatsApp pressed  Leads',
    '/          2      1                 1               1                 1',
    '/offers    2      0                 0               0                 0',
    'all pages  4      1                 1               1                 1',
    '',
    'Campaign (source / medium / name)  Views  Assistant opened  Contact opened  WhatsApp pressed  Leads',
    'letter / email / diwali            2      1                 1               1                 1',
    'none named                         2      0                 0               0                 0',
    '',
    'Website before     Views  Assistant opened  Contact opened  WhatsApp pressed  Leads',
    'none, or this one  3      1                 1               1                 1',
    'news.example       1      0                 0               0                 0',
    '',
    'Device   Views  Assistant opened  Contact opened  WhatsApp pressed  Leads',
    'desktop  3      1                 1               1                 1',
    'phone    1      0                 0               0                 0',
    '',
  ])
})

test('counts only the requested days, and exports them for other programs', async () => {
  const { out } = await stats(october, '--since', '2025-10-15', '--until', '2025-10-20', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject({
    total: { views: 1, agent_opened: 0, contact_opened: 0, whatsapp_pressed: 0, leads: 0 },
    pages: [{ name: '/offers', views: 1 }],
    days: [{ name: '2025-10-20', views: 1 }],
    headings: [],
  })
  const { out: whole } = await stats(october, '--format', 'json')
  expect(JSON.parse(whole)).toMatchObject({ headings: [{ name: 'Write to our CEO.', contact_opened: 1 }] })
})

test('reports if nothing was counted, and which day is invalid', async () => {
  expect(await stats([], '--since', '2025-10-15')).toMatchObject({
    code: 0,
    out: 'Nothing counted on these days.\n',
  })
  expect(await stats([], '--until', '2025-02-30')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/'--until <day>'.*takes a day/) as string,
  })
})
