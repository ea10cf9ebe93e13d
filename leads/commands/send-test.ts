import { site } from '../../common/brand/site.ts'
import { detailsFrom } from '../../common/lead/lead-fields.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { e164Of } from '../store/phone-number.ts'
import type { StoredLead } from '../store/lead.ts'
import { leadBody, type Telling } from '../webhooks/webhook-body.ts'
import { isForm, webhookSender, type Webhook } from '../webhooks/webhooks.ts'
import { note, ok, wrong, type VerdictsLater } from './verdict.ts'
import type { CommandOutput } from './write-output.ts'

const answerLimit = 10_000

/** A lead that nobody can mistake for a real one. */
function sampleLead(now: Date): StoredLead {
  const phone = site.phone.display
  return {
    reference: 'TEST',
    uid: 'test',
    receivedAt: now,
    dueAt: now,
    replyDueAt: null,
    ...detailsFrom({
      name: 'Test Lead',
      email: site.email.sales,
      phone,
      company: site.company,
      message: `This is a test of the lead desk, sent ${now.toISOString()}. Please delete it.`,
    }),
    phoneE164: e164Of(phone),
    consentVersion: '',
    source: sourceFrom({ came_by: 'Test of the lead desk' }),
    spam: { score: 0, reasons: [] },
  }
}

/** The text of a test. Programs recognise it by its type. */
function testTelling(now: Date): Telling {
  const told = leadBody({ lead: sampleLead(now) })
  return {
    ...told,
    chat: `${site.brand}: this is a test of the lead desk.`,
    card: { ...told.card, title: `${site.brand}: this is a test of the lead desk` },
    data: { ...told.data, type: 'lead.test' },
  }
}

/**
 * Sends a test to each webhook and asks whether it appeared: a chat tool's 202 only means that it was received, and a
 * form may answer 200 with a page that says it was rejected.
 */
export async function* sendTests(
  webhooks: readonly Webhook[],
  ask: CommandOutput['ask'],
  now = () => new Date(),
): VerdictsLater {
  const send = webhookSender(webhooks, now, answerLimit)
  if (webhooks.length === 0) yield note('There is no webhook to send a test to')
  for (const { name, url, format } of webhooks) {
    const place = `webhook ${name} at ${new URL(url).host}`
    const what =
      isForm(format) || format === 'lead' ? 'a lead named Test Lead' : 'a message that says it is a test'
    const at = now()
    try {
      await send(name, `test.${at.getTime()}`, testTelling(at))
    } catch (error) {
      yield wrong(
        `The test to ${place} was not taken: ${error instanceof Error ? error.message : 'it failed'}`,
      )
      continue
    }
    if (!ask) {
      yield note(
        `A test was sent to ${place}. Look whether there is ${what}: its answer alone proves nothing`,
      )
      continue
    }
    const answer = await ask(`Sent to ${place}. Is there ${what}? [y/N] `)
    if (/^y/i.test(answer.trim())) yield ok(`The test appeared at ${place}`)
    else yield wrong(`The test did not appear at ${place}, though it was taken: check its address and format`)
  }
}
