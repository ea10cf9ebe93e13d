import { expect, test } from 'vitest'
import { checkAlarms } from './alarms.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { mailTo } from './testing/mail-to.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from './testing/stores.ts'

const from = 'website@our.example'
const alerts = [
  { kind: 'alert-mail', address: 'ops@our.example' },
  { kind: 'alert-webhook', address: 'alert' },
] as const
const at = (hours: number) => new Date(Date.UTC(2025, 9, 14) + hours * 3_600_000)

onEachDatabase((database) => {
  async function desk() {
    const store = await storeAt(await freshPlace(database))
    const logged: string[] = []
    const look = (hours: number, settings: { canaryRecipient?: string; quietHours?: number }) =>
      checkAlarms({
        canaryRecipient: undefined,
        quietHours: 0,
        ...settings,
        store,
        recipients: ['sales@our.example', 'second@our.example'],
        alerts,
        from,
        log: (_level, event) => void logged.push(event),
        onDelivery: () => undefined,
        now: () => at(hours),
      })
    const kinds = async () =>
      (await store.list({})).map(({ name, deliveries }) =>
        [name].concat(deliveries.map(({ destination }) => destination.kind)),
      )
    /** Delivers everything that is due. */
    const deliver = async (hours: number) => {
      for (;;) {
        const claim = await store.claimDelivery(at(hours), 1_000)
        if (!claim) return
        await store.recordOutcome(claim, { state: 'delivered', at: at(hours) })
      }
    }
    return { store, logged, look, kinds, deliver }
  }

  test('the test lead is sent once a day in India, to its own mailbox only', async () => {
    const { store, look, kinds, deliver } = await desk()
    const canaryRecipient = 'canary@our.example'
    for (const hours of [0, 1, 18]) {
      await look(hours, { canaryRecipient })
      await deliver(hours)
    }
    expect(await kinds()).toEqual([['Canary', 'canary-mail']])
    expect((await store.list({}))[0]?.deliveries[0]?.destination.address).toBe(canaryRecipient)
    // 18:30 UTC is midnight in India.
    await look(18.5, { canaryRecipient })
    expect(await kinds()).toHaveLength(2)
  })

  test('a period without leads is reported once to everyone who gets alerts, and a test lead does not end it', async () => {
    const { store, look, kinds, logged, deliver } = await desk()
    await look(0, { quietHours: 12 })
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), at(0))
    await deliver(0)
    await look(11, { quietHours: 12, canaryRecipient: 'canary@our.example' })
    expect(logged).toEqual(['canary_sent'])
    await deliver(11)
    await look(12.5, { quietHours: 12 })
    await look(13, { quietHours: 12 })
    expect(logged).toEqual(['canary_sent', 'no_lead_for_long'])
    expect((await kinds())[1]).toEqual([sampleLead.name, 'lead-mail', 'quiet-mail', 'quiet-webhook'])

    await acceptLead(store, { ...sampleLead, message: 'Again.' }, mailTo('sales@our.example'), at(14))
    await deliver(14)
    await look(25, { quietHours: 12 })
    expect(logged).toHaveLength(2)
    await look(27, { quietHours: 12 })
    expect(logged).toHaveLength(3)
  })

  test('a lead that waits for more than an hour is reported once, and the next one six hours later', async () => {
    const { store, look, kinds, logged } = await desk()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), at(0))
    await acceptLead(store, { ...sampleLead, name: 'Farhan' }, mailTo('sales@our.example'), at(0.5))
    await look(0.9, {})
    expect(logged).toEqual([])
    for (const hours of [1.1, 2, 7]) await look(hours, {})
    expect(logged).toEqual(['delivery_late'])
    const told = ['lead-mail', 'alert-mail', 'alert-webhook']
    expect(await kinds()).toEqual([
      ['Farhan', 'lead-mail'],
      [sampleLead.name, ...told],
    ])
    const claim = await store.claimDelivery(at(7), 1_000)
    if (claim) await store.recordOutcome(claim, { state: 'delivered', at: at(7) })
    await look(7.2, {})
    expect(await kinds()).toEqual([
      ['Farhan', ...told],
      [sampleLead.name, ...told],
    ])
  })

  test('the daily lead and the quiet alarm are off unless they are set', async () => {
    const { store, look, kinds, logged } = await desk()
    await acceptLead(store, sampleLead, [], at(0))
    await look(1000, {})
    expect([await kinds(), logged]).toEqual([[[sampleLead.name]], []])
  })
})
