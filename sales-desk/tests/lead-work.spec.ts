import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'
import { invitationFor, storedLeads } from '../../tests/support/operator.ts'

const nandini = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month.',
}
const arjun = {
  name: 'Arjun Mehta',
  email: 'arjun@sahyadri.example',
  company: 'Sahyadri Finance',
  message: 'Prices, please.',
}

const rows = (page: Page) => page.getByRole('list', { name: 'Leads', exact: true }).getByRole('link')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, name: string): Promise<void> {
  await rows(page).filter({ hasText: name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** The text of the file that a button saves. */
async function savedBy(page: Page, name: string): Promise<{ file: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { file: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a failed mail is sent again; spam is held, and sent once released', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  const sentTo = (address: string) => mailbox.received.filter(({ envelope }) => envelope.to.includes(address))
  await sendLead(leadDesk, nandini)
  await mailbox.waitForMail()
  mailbox.refuse(550)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')

  // The answer is refused permanently, as the lead and its row say.
  await open(page, nandini.name)
  await button(page, 'Answer').click()
  await page.getByLabel('Your answer').fill('Yes, we can.')
  await button(page, 'Send the answer').click()
  const delivery = page.getByRole('listitem').filter({ hasText: 'Answer to the visitor' })
  await expect(delivery).toContainText('Failed after 1 try.')
  await expect(delivery).toContainText('Refused by the test')
  await expect(rows(page).filter({ hasText: nandini.name })).toContainText('Mail failed')
  mailbox.accept()
  await delivery.getByRole('button', { name: 'Send again' }).click()
  await expect(delivery).toContainText('Handed to the mail server')
  expect(sentTo(nandini.email).map(({ mail }) => mail.text)).toEqual([
    expect.stringContaining('Yes, we can.'),
  ])
  await expect(page.getByText('You sent a delivery again')).toBeVisible()

  // The team's notice of a second lead waits for its next attempt, however often that is made.
  mailbox.refuse(451)
  await sendLead(leadDesk, arjun)
  await page.getByRole('button', { name: /1 new lead/ }).click()
  const notices = () =>
    sentTo('hello@orvani.example').filter(({ mail }) => mail.text?.includes(arjun.message))
  await open(page, arjun.name)
  await button(page, 'Mark as spam').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Notice to the teamhello@' })).toContainText(
    'Held until the lead is released from spam.',
  )
  await expect(rows(page).filter({ hasText: arjun.name })).toContainText('No longer in this list')
  mailbox.accept()
  await page.getByRole('link', { name: /^Spam/ }).click()
  await open(page, arjun.name)
  expect(notices()).toEqual([])
  await button(page, 'Release from spam').click()
  await expect.poll(() => notices().length).toBe(1)
  await expect(button(page, 'Mark as spam')).toBeVisible()
  await page.getByRole('link', { name: /^New/ }).click()
  await expect(rows(page).filter({ hasText: arjun.name })).toBeVisible()
})

test('templates, answers given elsewhere, the list as a file, and one person exported and erased', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  await sendLead(leadDesk, nandini)
  await sendLead(leadDesk, arjun)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')

  await page.getByRole('link', { name: 'Templates' }).click()
  await button(page, 'Add a template').click()
  await page.getByLabel('Name').fill('First answer')
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Text').fill('Hello {{first nam}}')
  await expect(page.getByText('No such field: first nam.')).toBeVisible()
  await button(page, 'Save').click()
  await button(page, 'Change First answer').click()
  await page.getByLabel('Subject').fill('Calls at {{company}}')
  await page.getByLabel('Text').fill('Dear {{first name}},\n\n{{reference}} is with me.\n\n{{my name}}')
  await button(page, 'Save').click()
  await expect(page.getByText('{{reference}} is with me.')).toBeVisible()

  await page.getByRole('link', { name: /^New/ }).click()
  await open(page, nandini.name)
  await button(page, 'Answer').click()
  await page.getByLabel('Template').selectOption('First answer')
  await expect(page.getByLabel('Subject')).toHaveValue('Calls at Kaveri Bank')
  // The answer is sent, but the confirmation is lost: other text under the same key is not mistaken for it.
  await page.route('**/change', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Send the answer').click()
  await expect(page.getByText('The desk cannot be reached.')).toBeVisible()
  await page.unroute('**/change')
  const text = page.getByLabel('Your answer')
  const first = await text.inputValue()
  await text.fill('The price is another one.')
  await button(page, 'Send the answer').click()
  await expect(page.getByText('Your answer had left already, in other words.')).toBeVisible()
  await expect(page.getByRole('definition')).toContainText([first, 'The price is another one.'])
  // The field has closed, so that it covers neither text, and has kept its own.
  await expect(text).toBeHidden()
  await button(page, 'Go on with your answer').click()
  await expect(text).toHaveValue('The price is another one.')
  // Now in the thread of the sent answer: a template does not take it out of there.
  await page.getByLabel('Template').selectOption('First answer')
  await expect(page.getByLabel('Subject')).toHaveValue('Calls at Kaveri Bank')
  await text.fill('The price is another one.')
  await button(page, 'Send this one too').click()
  await expect(page.getByText('The answer is saved and on its way.')).toBeVisible()
  const lead = (await storedLeads(leadDesk)).find(({ email }) => email === nandini.email)
  const letters = () =>
    mailbox.received.filter(({ envelope }) => envelope.to.includes(nandini.email)).map(({ mail }) => mail)
  await expect.poll(() => letters().map(({ subject }) => subject)).toHaveLength(2)
  const letter = letters().find(({ text: words }) => words?.includes('Dear Nandini'))
  expect(letter?.subject).toBe('Calls at Kaveri Bank')
  expect(letter?.text).toContain(`Dear Nandini,\n\n${lead?.reference} is with me.\n\nAsha Rao`)

  await page.getByRole('link', { name: /^All/ }).click()
  await open(page, arjun.name)
  await button(page, 'Answered elsewhere').click()
  await page.getByLabel(/^How was it answered/).fill('by telephone')
  await button(page, 'Mark as answered').click()
  await expect(page.getByText('You answered elsewhere: by telephone')).toBeVisible()
  await expect(rows(page).filter({ hasText: arjun.name })).toContainText('Answered after under a minute')

  // The file contains what the list shows: all, then the search results.
  const list = 'Save this list as a CSV file'
  const all = await savedBy(page, list)
  expect(all.file).toBe('leads-all.csv')
  expect(all.text.trim().split(/\r?\n/)).toEqual([
    expect.stringContaining('reference'),
    expect.stringMatching(/,answered,Asha Rao,Arjun Mehta,arjun@sahyadri\.example,/),
    expect.stringMatching(/,answered,Asha Rao,Nandini Rao,nandini@kaveri\.example,/),
  ])
  await page.getByRole('searchbox').fill('nandini')
  await expect(rows(page)).toHaveCount(1)
  const found = await savedBy(page, list)
  expect(found.text).toContain('Nandini Rao')
  expect(found.text).not.toContain('Arjun Mehta')

  await open(page, nandini.name)
  await button(page, 'Export this person').click()
  const person = await savedBy(page, 'Save the file')
  for (const kept of [nandini.message, 'is with me.', nandini.email]) expect(person.text).toContain(kept)
  expect(person.text).not.toContain(arjun.email)

  const dialog = page.getByRole('dialog', { name: `Erase ${nandini.name}?` })
  await button(page, 'Erase this person').click()
  await dialog.getByRole('textbox').fill('OR-')
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  expect(await storedLeads(leadDesk)).toHaveLength(2)
  await dialog.getByRole('textbox').fill(lead?.reference ?? '')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('This person was erased')).toBeVisible()
  expect((await storedLeads(leadDesk)).map(({ email }) => email)).toEqual([arjun.email])
  await expect(rows(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Audit log' }).click()
  const log = page.getByRole('row').filter({ hasText: lead?.reference ?? '' })
  for (const [done, times] of [
    ['answered a lead', 2],
    ['exported a person', 1],
    ['erased a person', 1],
  ] as const)
    await expect(log.filter({ hasText: done })).toHaveCount(times)
})
