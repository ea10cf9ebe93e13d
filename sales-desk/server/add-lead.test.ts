import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LeadDetail } from '../wire/leads.ts'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { changeLead, lookAt, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'

const typed = () => ({
  key: randomUUID(),
  name: 'Ravi Nair',
  phone: '98450 00128',
  cameBy: 'Telephone',
  agreed: 'Asked for a call back',
})

onEachDatabase((database) => {
  test('a lead recorded by hand is in the list, with its clock, its mail and how the person agreed', async () => {
    const { signIn, store } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const request = { ...typed(), email: ' Ravi@Nair.example ', message: 'Two\nlines' }
    const answer = await asha.post(routes.leadAdd, request)
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()) as { reference: string }
    // The answer was lost, and the page resends the request.
    expect(await (await asha.post(routes.leadAdd, request)).json()).toEqual({ reference })
    const lead = await lookAt(asha, reference)
    expect(lead).toMatchObject({
      name: 'Ravi Nair',
      email: 'Ravi@Nair.example',
      phone: '+91 98450 00128',
      company: '',
      message: 'Two\nlines',
      stage: 'new',
      source: { came_by: 'Telephone', agreed: 'Asked for a call back' },
      consent: { version: '', notice: null },
    })
    expect(lead.dueAt).not.toBeNull()
    expect(lead.deliveries).toMatchObject([{ kind: 'lead-mail' }])
    expect(await store.list({})).toHaveLength(1)
    const audited = await store.sql.read`SELECT action FROM team_audit WHERE reference = ${reference}`
    expect(audited.filter(({ action }) => action === 'lead-added')).toHaveLength(1)
  })

  test('a person with only a phone number is identified by it, cannot be mailed, and can be erased', async () => {
    const { signIn, store } = await openDesk(database)
    const owner = await signIn('owner@our.example', 'owner')
    const add = async (more: object) =>
      ((await (await owner.post(routes.leadAdd, { ...typed(), ...more })).json()) as { reference: string })
        .reference
    const first = await add({ message: 'First' })
    const second = await add({ phone: '+91 98450-00128', message: 'Second' })
    const stranger = await add({ phone: '98450 00129' })
    expect((await lookAt(owner, second)).others).toEqual([first])
    expect((await lookAt(owner, stranger)).others).toEqual([])
    const { version } = await lookAt(owner, first)
    const answer = { what: 'answer', key: randomUUID(), subject: 'Hello', text: 'Hello', version }
    const refused = await owner.post(routes.leadChange(first), answer)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'This person has left no email address' },
    ])
    expect(await changeLead(owner, first, { what: 'answered-elsewhere', text: 'Called' })).toMatchObject({
      stage: 'answered',
    } satisfies Partial<LeadDetail>)
    const person = (await (await owner.post(routes.personExport(first))).json()) as { leads: unknown[] }
    expect(person.leads).toHaveLength(2)
    expect(await store.person('+91 98450-00128')).toMatchObject({
      leads: [{ reference: first }, { reference: second }],
    })
    expect((await owner.post(routes.personErase(first), { confirm: first })).status).toBe(200)
    expect((await store.list({})).map(({ reference }) => reference)).toEqual([stranger])
  })

  test.each([
    [{ phone: '' }, 'An email address or a phone number is needed'],
    [{ name: ' ' }, 'A name is required'],
    [{ email: 'ravi at nair' }, 'Valid email is required'],
    [{ agreed: '' }, 'How they agreed is required'],
    [{ cameBy: 'x'.repeat(81) }, 'Please keep this to 80 characters. It has 1 too many.'],
    [{ key: 'x' }, 'The desk did not understand this. Please load the page again.'],
  ])('%j is rejected in words', async (wrong, error) => {
    const { signIn, store } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const answer = await asha.post(routes.leadAdd, { ...typed(), ...wrong })
    expect([answer.status, await answer.json()]).toEqual([400, { error }])
    expect(await store.list({})).toEqual([])
  })
})
