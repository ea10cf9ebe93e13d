import { expect, test } from 'vitest'
import type { OwnSettings } from '../wire/team.ts'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import type { RecipientsOf } from '../../leads/store/delivery.ts'
import type { Browser } from '../../leads/testing/desk-for-tests.ts'
import { mailFrom, openConversation } from '../../leads/testing/conversation.ts'
import { changeLead } from '../../leads/testing/desk-with-leads.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'
import { removeMember } from './team.ts'

const named: RecipientsOf = { 'lead-mail': ['sales@our.example'] }

onEachDatabase((database) => {
  async function desk() {
    const opened = await openConversation(database)
    const { store, clock } = opened
    /** Makes all due deliveries to the team, and returns what went where. */
    const told = async () => {
      const mails: string[] = []
      for (;;) {
        const claim = await store.claimDelivery(clock.now, 60_000, 'mail', named)
        if (!claim) return mails.toSorted()
        mails.push(`${claim.kind} ${claim.address}`)
        await store.recordOutcome(claim, { state: 'delivered', at: clock.now })
      }
    }
    const want = async (browser: Browser, leadMail: OwnSettings['leadMail']) =>
      expect((await browser.post(routes.ownSettings, { leadMail, title: '', phone: '' })).status).toBe(204)
    return { ...opened, told, want }
  }

  test('each new lead goes to those named in the settings and to every member who wants it, once each', async () => {
    const { accept, signIn, told, want } = await desk()
    const ravi = await signIn('ravi@our.example')
    // The settings name her too.
    await signIn('Sales@our.example')
    await signIn('reader@our.example', 'reader')
    await accept()
    expect(await told()).toEqual([
      'lead-mail asha@our.example',
      'lead-mail ravi@our.example',
      'lead-mail sales@our.example',
    ])
    await want(ravi, 'none')
    await accept({ email: 'two@kaveri.example' })
    expect(await told()).toEqual(['lead-mail asha@our.example', 'lead-mail sales@our.example'])
    const { own } = await (await ravi.get(routes.session)).json()
    expect(own).toMatchObject({ leadMail: 'none' })
  })

  test('somebody who joins later, or is removed before the mail is sent, gets nothing about a lead', async () => {
    const { accept, signIn, told, store, clock } = await desk()
    const ravi = await signIn('ravi@our.example')
    await accept()
    await store.sql.transaction((query) => removeMember(query, ravi.id, clock.now))
    clock.now = new Date(clock.now.getTime() + 1000)
    await signIn('late@our.example')
    expect(await told()).toEqual(['lead-mail asha@our.example', 'lead-mail sales@our.example'])
  })

  test('a member assigned by a colleague is told, unless they want no mail or took it themselves', async () => {
    const { accept, signIn, told, want, asha } = await desk()
    const ravi = await signIn('ravi@our.example')
    await want(asha, 'none')
    await want(ravi, 'mine')
    const reference = await accept()
    expect(await told()).toEqual(['lead-mail sales@our.example'])
    await changeLead(asha, reference, { what: 'assign', assigneeId: ravi.id })
    expect(await told()).toEqual(['assigned-mail ravi@our.example'])
    await changeLead(ravi, reference, { what: 'assign', assigneeId: asha.id })
    await changeLead(ravi, reference, { what: 'assign', assigneeId: ravi.id })
    expect(await told()).toEqual([])
    await changeLead(asha, reference, { what: 'assign', assigneeId: ravi.id })
    expect(await told()).toEqual(['assigned-mail ravi@our.example'])
  })

  test('a reply is reported immediately by each member’s choice: to the assignee, or to all who want unassigned ones', async () => {
    const { accept, signIn, told, want, take, asha } = await desk()
    const [ravi, meera] = [await signIn('ravi@our.example'), await signIn('meera@our.example')]
    await want(ravi, 'mine')
    await want(meera, 'none')
    const reference = await accept()
    await told()
    const reply = async () => {
      expect(await take(mailFrom({}))).toEqual({ outcome: 'reply', reference })
      return told()
    }
    expect(await reply()).toEqual(['reply-mail asha@our.example'])
    for (const [member, hears] of [
      [asha, ['reply-mail asha@our.example']],
      [ravi, ['reply-mail ravi@our.example']],
      [meera, []],
    ] as const) {
      await changeLead(asha, reference, { what: 'assign', assigneeId: member.id })
      await told()
      expect(await reply()).toEqual(hears)
    }
  })
})
