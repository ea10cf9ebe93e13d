import { expect, onTestFinished, test } from 'vitest'
import { site } from '../../common/brand/site.ts'
import { readEnv } from '../env.ts'
import { details, leadDeskWithoutWeb as leadDesk } from '../testing/lead-desk-without-web.ts'
import { eventually } from '../testing/eventually.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'

test('the visitor is thanked once a day, from the site’s address, with the reference', async () => {
  const { arrived, port } = await smtpPeer()
  const { accept, store } = leadDesk({ ACKNOWLEDGE: 'true' }, { port })
  const { reference } = await accept()
  await accept({ message: 'And the mornings.', email: details.email.toLowerCase() })
  await eventually(() => expect(arrived).toHaveLength(3))
  const thanks = arrived.filter(({ envelope }) => envelope.to[0] === details.email)
  expect(thanks).toHaveLength(1)
  const mail = thanks[0]?.mail
  expect(mail?.subject).toBe('We have your message')
  expect(mail?.from?.address).toBe(readEnv({}).mailFrom.address)
  expect(mail?.replyTo?.[0]?.address).toBe(site.email.sales)
  expect(mail?.text).toContain(reference)
  expect(mail?.html).toContain(reference)
  expect((await store.list({})).map(({ deliveries }) => deliveries.length)).toEqual([1, 2])
})

test('the thank-you mail links to the booking page, if the site has one', async () => {
  const { arrived, port } = await smtpPeer()
  const { accept } = leadDesk({ ACKNOWLEDGE: 'true' }, { port })
  onTestFinished(() => void (site.booking = null))
  site.booking = 'https://book.example/talk'
  await accept()
  await eventually(() => expect(arrived).toHaveLength(2))
  const thanks = arrived.find(({ envelope }) => envelope.to[0] === details.email)?.mail
  expect(thanks?.text).toContain('Choose a time to talk:\nhttps://book.example/talk')
  expect(thanks?.html).toContain('href="https://book.example/talk"')
})

test('the thank-you mail carries nothing typed to whoever’s address was typed', async () => {
  const { arrived, port } = await smtpPeer()
  const { accept } = leadDesk({ ACKNOWLEDGE: 'true' }, { port })
  const typed = {
    name: 'URGENT: your account',
    email: 'victim@kaveribank.example',
    phone: '+91 91234 56789',
    company: 'Passwordexpires Ltd',
    message: 'Dear customer, sign in at orvani-secure.in to keep it.',
  }
  const plain = { ...typed, name: 'Asha Menon', company: 'Menon Mills', message: 'Please call me.' }
  await accept(typed)
  await accept({ ...plain, email: 'other@kaveribank.example' })
  await eventually(() => expect(arrived).toHaveLength(4))
  const thanks = arrived.filter(({ envelope }) => envelope.to[0]?.endsWith('@kaveribank.example'))
  expect(thanks).toHaveLength(2)
  for (const { mail, envelope } of thanks) {
    const whole = JSON.stringify([mail.text, mail.html, mail.headers]).replaceAll(envelope.to[0] ?? '', '')
    expect(whole).not.toMatch(/urgent:|account|password|secure|sign in|91234|asha|menon|call me/i)
  }
})
