import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { templateParams } from '../../common/lead/email-call.ts'
import { subscribePath } from '../../common/lead/newsletter.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { buildCopy } from '../support/build-copy.ts'
import { LeadDesk } from '../support/lead-desk.ts'
import { Mailbox } from '../support/mailbox.ts'
import { secondSite } from './second-site.ts'
import { filesOf, tracesIn, tracesOfFirst } from './traces.ts'

// All tests share one build, which takes longer than they do.
test.describe.configure({ mode: 'default' })

const picture = /\.(png|avif|ico|svg)$/
let folder: string
let built: Map<string, Buffer>
let traces: string[]

/** A rebranding as described in docs/rebranding.md: other files in one folder. */
async function rebrand(): Promise<void> {
  await cp('tests/rebranding/second-brand', join(folder, 'common/brand'), { recursive: true })
  await writeFile(
    join(folder, 'common/brand/site.ts'),
    `import type { SiteConfig } from './site-config.ts'\nexport const site: SiteConfig = ${JSON.stringify(secondSite)}\n`,
  )
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'second-brand-'))
  traces = await tracesOfFirst()
  built = await filesOf(await buildCopy(folder, rebrand))
})
test.afterAll(async () => rm(folder, { recursive: true, force: true }))

test('no file of a site with another brand has a trace of the first', { tag: '@full' }, () => {
  const found = [...built]
    .filter(([path]) => !/\.(br|gz|png|avif|ico|woff2)$/.test(path))
    .flatMap(([path, file]) => tracesIn(path, file.toString(), traces))
  expect(found).toEqual([])
  expect(built.get('index.html')?.toString()).toContain(secondSite.company)
  expect(built.get('index.html')?.toString()).toContain(
    'Belltree Voice Holdings Limited · Registered office: 9 Belfry Lane, Leeds · Grievance officer: Ada Clapper, care@belltree.test',
  )
})

test('no picture shows the first brand', { tag: '@full' }, async () => {
  const first = await filesOf(process.env.SITE_DIR ?? 'build/client')
  const pictures = [...built].filter(([path]) => picture.test(path))
  expect(pictures.length).toBeGreaterThan(50)
  const old = new Set(
    [...first].filter(([path]) => picture.test(path)).map(([, file]) => file.toString('base64')),
  )
  expect(pictures.filter(([, file]) => old.has(file.toString('base64'))).map(([path]) => path)).toEqual([])
})

test('neither mails nor the commands of the lead desk name the first brand', { tag: '@full' }, async () => {
  const mailbox = await Mailbox.open()
  const leadDesk = await LeadDesk.start({
    project: folder,
    env: { SMTP_URL: mailbox.url, ACKNOWLEDGE: '1', SPAM_HOLD_SCORE: '0' },
  })
  const { publicKey, serviceId, templateId, recipient } = secondSite.emailCall
  const lead = templateParams(sampleLead, recipient)
  const send = (template_id: string, template_params: object) =>
    fetch(`${leadDesk.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: publicKey,
        service_id: serviceId,
        template_id,
        template_params,
      }),
    })
  try {
    expect((await send(templateId, lead)).status).toBe(200)
    const subscribed = await fetch(`${leadDesk.origin}${subscribePath}`, {
      method: 'POST',
      headers: { Accept: 'text/plain' },
      body: new URLSearchParams({ email: 'reader@example.com', page: '/blog' }),
    })
    expect(subscribed.status).toBe(200)
    await mailbox.waitForMail({ index: 2 })
    const mails = mailbox.received.map(({ mail, envelope }) =>
      JSON.stringify([mail.headerLines, mail.subject, mail.text, mail.html, mail.attachments, envelope]),
    )
    const run = async (...words: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, ['leads/commands/main.ts', ...words], {
        cwd: folder,
        env: { ...process.env, DATA_DIR: leadDesk.dataDir },
      })
      return stdout
    }
    const printed = [
      leadDesk.output,
      await run('--help'),
      await run('list'),
      await run('export', '--format', 'json'),
    ]
    expect([...mails, ...printed].flatMap((text) => tracesIn(text.slice(0, 80), text, traces))).toEqual([])
    expect(mails.join()).toContain(secondSite.brand)
  } finally {
    await leadDesk.stop()
    await mailbox.close()
  }
})
