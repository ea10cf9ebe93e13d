import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { cleanText } from '../../leads/store/migrations/0016-clean-text.ts'
import { changeLead, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'

const blanks = ['\u200b\u2060', '\u3164', '\u00ad \ufeff', '\u2800', '\u0000']

onEachDatabase((database) => {
  const open = async () => {
    const desk = await openDesk(database)
    const reference = await desk.accept()
    const asha = await desk.signIn('asha@our.example', 'owner')
    const change = (typed: Parameters<typeof changeLead>[2]) => changeLead(asha, reference, typed)
    return { ...desk, reference, asha, change }
  }

  test('no control character in the team’s texts gets into the store', async () => {
    const { asha, change, store } = await open()
    expect((await change({ what: 'note', text: 'a\u0000b\u001b[2J\r\nc\u202e' })).history.at(-1)?.text).toBe(
      'ab[2J\nc',
    )
    expect((await change({ what: 'answered-elsewhere', text: 'By\u0000 phone' })).history.at(-1)?.text).toBe(
      'By phone',
    )
    const answer = {
      what: 'answer' as const,
      key: randomUUID(),
      subject: 'One\u0000\r\ntwo',
      text: 'Good\u0007 day',
    }
    expect((await change(answer)).answers).toMatchObject([{ subject: 'One two', text: 'Good day' }])
    const template = { what: 'add', name: 'Firs\u0000t\nreply', subject: 'S\u0000', text: 'T\u0000' }
    const { templates } = await (await asha.post(routes.templates, template)).json()
    expect(templates).toMatchObject([{ name: 'First reply', subject: 'S', text: 'T' }])
    expect((await asha.post(routes.ownName, { name: ' As\u0000ha\nRao ' })).status).toBe(204)
    const invited = { email: 'ravi@our.example', name: 'Ra\u0000vi', role: 'member' }
    expect((await asha.post(routes.teamInvite, invited)).status).toBe(200)
    const names = await store.sql.read`SELECT name FROM team_members ORDER BY name`
    expect(names.map(({ name }) => name)).toEqual(['Asha Rao', 'Ravi'])
  })

  test('a control character in an id, a search or an address does not crash the server', async () => {
    const { asha, reference } = await open()
    const search = await asha.post(routes.leads, { view: 'all', search: '\u0000Nandini', cursor: '9\u0000' })
    expect((await search.json()).rows).toMatchObject([{ reference }])
    const assigned = await asha.post(routes.leads, { view: 'all', assignee: 'a\u0000' })
    expect([assigned.status, (await assigned.json()).rows]).toEqual([200, []])
    expect((await asha.get(routes.lead('OR%00'))).status).toBe(404)
    expect(
      (await asha.post(routes.leadChange('OR%00'), { what: 'note', version: 1, text: 'x' })).status,
    ).toBe(404)
    expect((await asha.post(routes.passkeyRemove, { id: 'a\u0000' })).status).toBe(404)
    expect((await asha.post(routes.teamRole, { id: 'a\u0000', role: 'member' })).status).toBe(400)
  })

  test.each(blanks)('an invisible name, note or subject (%j) is rejected', async (blank) => {
    const { asha, reference } = await open()
    expect((await asha.post(routes.ownName, { name: blank })).status).toBe(400)
    const note = await asha.post(routes.leadChange(reference), { what: 'note', version: 1, text: blank })
    expect([note.status, await note.json()]).toEqual([400, { error: 'A note is required' }])
  })

  test('stored control characters are removed by the migration', async () => {
    const { change, store } = await open()
    await change({ what: 'note', text: 'before' })
    await store.sql.transaction(async (query) => {
      await query`UPDATE lead_history SET body = ${'a\u001bb\u0007'}`
      const steps = cleanText.rows?.()
      let step = steps?.next()
      while (step && !step.done) step = steps?.next(await query`${step.value}`)
    })
    const [row] = await store.sql.read`SELECT body FROM lead_history`
    expect(row?.['body']).toBe('ab')
  })
})
