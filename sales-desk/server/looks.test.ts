import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AuditEntry } from '../wire/audit.ts'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { openDesk } from '../../leads/testing/desk-with-leads.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'
import { minute, second } from '../../common/lead/milliseconds.ts'

onEachDatabase((database) => {
  const open = async () => {
    const desk = await openDesk(database)
    const reference = await desk.accept()
    const owner = await desk.signIn('owner@our.example', 'owner')
    const pass = (milliseconds: number) =>
      (desk.clock.now = new Date(desk.clock.now.getTime() + milliseconds))
    /** The log's entries about views, oldest first. */
    const looks = async () => {
      const answer = await owner.post(routes.audit, {})
      const { entries }: { entries: AuditEntry[] } = await answer.json()
      return entries
        .filter(({ action }) => ['lead-seen', 'leads-listed', 'leads-searched'].includes(action))
        .map(({ action, reference: of, detail }) => [action, of ?? detail].join(' '))
        .toReversed()
    }
    return { ...desk, reference, owner, pass, looks }
  }

  test('a lead is one view from opening to closing, and opening it again is another', async () => {
    const { reference, owner, pass, looks } = await open()
    const read = async () => expect((await owner.get(routes.lead(reference))).status).toBe(200)
    const tab = randomUUID()
    const say = async (isOpen: boolean) =>
      expect((await owner.post(routes.presence(reference), { tab, open: isOpen })).status).toBe(204)
    const seen = `lead-seen ${reference}`
    await read()
    for (let round = 0; round < 6; round++) {
      pass(20 * second)
      await say(true)
      await read()
    }
    expect(await looks()).toEqual([seen])
    await say(false)
    await read()
    expect(await looks()).toEqual([seen, seen])
    pass(minute)
    await read()
    expect(await looks()).toEqual([seen, seen, seen])
  })

  test('reporting a lead as open, or changing an old version, does not hide a view', async () => {
    const { reference, owner, looks, signIn } = await open()
    await owner.post(routes.presence(reference), { tab: randomUUID(), open: true })
    await owner.get(routes.lead(reference))
    expect(await looks()).toEqual([`lead-seen ${reference}`])
    const asha = await signIn('asha@our.example')
    const tried = await asha.post(routes.leadChange(reference), {
      what: 'note',
      text: 'Rang her',
      version: 0,
    })
    expect(tried.status).toBe(409)
    expect(await looks()).toEqual([`lead-seen ${reference}`, `lead-seen ${reference}`])
  })

  test('a list is logged once an hour with its name and number, and a search without its text', async () => {
    const { owner, pass, looks, logged } = await open()
    const list = (request: object) => owner.post(routes.leads, request)
    await list({ view: 'new' })
    pass(20 * second)
    await list({ view: 'new' })
    await list({ view: 'won' })
    await list({ view: 'all', assignee: owner.id })
    await list({ view: 'all', search: 'Nandini' })
    await list({ view: 'all', search: 'nandini kaveri' })
    const all = [
      'leads-listed new, 1 lead',
      'leads-listed won, 0 leads',
      `leads-listed all, 0 leads of ${owner.id}`,
      'leads-searched all, 1 lead',
      'leads-searched all, 1 lead',
    ]
    expect(await looks()).toEqual(all)
    pass(61 * minute)
    await list({ view: 'new' })
    expect(await looks()).toEqual([...all, 'leads-listed new, 1 lead'])
    expect(JSON.stringify([await looks(), logged])).not.toMatch(/nandini|kaveri/i)
  })
})
