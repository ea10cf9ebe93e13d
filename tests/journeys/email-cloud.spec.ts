import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { EmailCloud } from '../support/email-cloud.ts'
import { StaticHost } from '../support/static-host.ts'

const sources = [
  'app',
  'content',
  'lead',
  'public',
  'scripts',
  'server',
  'vite',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Builds the site from a copy whose one setting has been changed as the README says, and returns its folder. */
async function buildForCloud(origin: string, folder: string): Promise<string> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const config = join(folder, 'content/site.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replace("origin: 'same-origin',", `origin: '${origin}',`))
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder })
  return join(folder, 'build/client')
}

test('one setting sends leads from a plain static host to the provider’s cloud', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-build-'))
  const cloud = await EmailCloud.open()
  const host = await StaticHost.serve(await buildForCloud(cloud.origin, folder))
  try {
    const contact = new ContactPage(page)
    const refused: string[] = []
    page.on('console', (message) => refused.push(message.text()))
    await page.goto(host.origin)
    await contact.open()
    await contact.fill()

    cloud.answerWith(429)
    await contact.submit.click()
    await expect(contact.toast).toContainText('Error Sending Message')
    expect(await contact.values()).toEqual(nandini)
    expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([])

    cloud.answerWith(200)
    await contact.submit.click()
    await expect(contact.toast).toContainText('Message Sent Successfully!')
    expect(cloud.preflights).toBeGreaterThanOrEqual(1)
    expect(cloud.calls).toHaveLength(2)
    expect(cloud.calls[1]).toMatchObject({
      lib_version: '4.4.1',
      template_params: { from_email: nandini.email },
    })

    // The newsletter has no lead desk either: it takes the same way, by a template of its own.
    await page.goto(`${host.origin}/blog`)
    const form = page.getByRole('main').locator('form', { has: page.getByLabel('Your e-mail') })
    await expect(form).toHaveAttribute('data-ready', '')
    await form.getByLabel('Your e-mail').fill(nandini.email)
    cloud.answerWith(429)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'still here' })).toBeVisible()
    cloud.answerWith(200)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: nandini.email })).toBeVisible()
    expect(cloud.calls).toHaveLength(4)
    expect(cloud.calls[3]).toMatchObject({
      template_id: 'newsletter-subscription',
      template_params: { from_email: nandini.email, page: '/blog' },
    })
  } finally {
    await host.close()
    await cloud.close()
    await rm(folder, { recursive: true, force: true })
  }
})
