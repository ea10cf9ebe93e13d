import { day, hour, minute } from '../../common/lead/milliseconds.ts'
import { randomUUID } from 'node:crypto'
import type { LeadChange } from '../../sales-desk/wire/changes.ts'
import { detailsFrom } from '../../common/lead/lead-fields.ts'
import { localTime } from '../../sales-desk/wire/hours.ts'
import { filledTemplate } from '../../sales-desk/wire/template-fields.ts'
import type { TeamMember } from '../../sales-desk/wire/team.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { takeMail } from '../inbound-mail/take-mail.ts'
import { changeLead } from '../../sales-desk/server/lead-change.ts'
import { activate, addMember } from '../../sales-desk/server/team.ts'
import { changeTemplate } from '../../sales-desk/server/templates.ts'
import { writeState } from '../store/lead-desk-state.ts'
import type { Store } from '../store/open-store.ts'
import { istDay } from '../time/ist-time.ts'
import { sampleAddresses, sampleColleagues, sampleOwner } from '../../sales-desk/content/sample-team.ts'
import { courses, sampleTemplates, type SampleStep } from '../../sales-desk/content/sample-courses.ts'
import { sampleLeads, type SampleLead } from '../../sales-desk/content/sample-leads.ts'

/** Something that happens in the six weeks. */
interface Event {
  at: Date
  happen: () => Promise<void>
}

/**
 * Fills an empty store with a team, forty leads and their conversations over the six weeks before `now`, using the
 * desk's own functions, and marks it. What the desk would have mailed counts as delivered; nothing is sent.
 */
export async function fillSample(store: Store, now: Date): Promise<void> {
  const begin = new Date(now.getTime() - 43 * day)
  const [owner, ...team] = await store.sql.transaction(async (query) => {
    await writeState(query, 'is_sample', 1)
    for (const template of sampleTemplates) await changeTemplate(query, { what: 'add', ...template }, begin)
    const members = [await addMember(query, sampleOwner, begin)]
    for (const colleague of sampleColleagues) {
      const { id } = await addMember(query, colleague, begin)
      members.push((await activate(query, id, begin)) as TeamMember)
    }
    return members
  })
  const answering = [owner, ...team].filter((member) => member !== undefined && member.role !== 'reader')
  const events = sampleLeads.flatMap((lead, index) => {
    const [own, other] = [0, 1].map((step) => answering[(index + 1 + step) % answering.length])
    return own && other ? eventsOf(store, lead, { own, other }, now) : []
  })
  for (const { at, happen } of events.filter((event) => event.at <= now).toSorted((a, b) => +a.at - +b.at)) {
    await happen()
    await settleMails(store, at)
  }
  await countVisits(store, now)
}

/** The lead's arrival and the work on it, each during working hours. */
function eventsOf(
  store: Store,
  lead: SampleLead,
  people: Record<SampleStep['who'], TeamMember>,
  now: Date,
): Event[] {
  const received = new Date(now.getTime() - lead.ago * day)
  const isSpam = lead.course === 'spam'
  const verdict = { score: isSpam ? 9 : 0, reasons: isSpam ? ['links in the message'] : [], held: isSpam }
  let reference = ''
  const arrival: Event = {
    at: received,
    happen: async () => {
      const destinations = [{ kind: 'lead-mail', address: sampleOwner.email }] as const
      reference = (await acceptLead(store, detailsOf(lead), destinations, received, verdict)).reference
    },
  }
  const steps = lead.course === 'spam' ? [] : courses[lead.course]
  let before = received
  return [
    arrival,
    ...steps.map((step): Event => {
      const at = atWork(new Date(before.getTime() + step.after * hour))
      before = at
      return { at, happen: () => takeStep(store, { lead, reference, step, member: people[step.who], at }) }
    }),
  ]
}

interface Taken {
  lead: SampleLead
  reference: string
  step: SampleStep
  member: TeamMember
  at: Date
}

async function takeStep(store: Store, { lead, reference, step, member, at }: Taken): Promise<void> {
  if (step.what === 'reply') {
    const { email } = detailsOf(lead)
    const mail = {
      headers: new Map(),
      from: { name: lead.name, address: email },
      to: [sampleOwner.email],
      subject: `Re: ${lead.about}`,
      messageId: `${randomUUID()}@${email.slice(email.indexOf('@') + 1)}`,
      references: [],
      text: step.text,
      attachments: [],
      reports: [],
    }
    await takeMail({ sql: store.sql, own: sampleAddresses, leadsByMail: undefined }, mail, at)
    return
  }
  await store.sql.transaction(async (query) => {
    const [row] = await query`SELECT version FROM leads WHERE reference = ${reference}`
    const version = Number(row?.['version'])
    const filled = (text: string) =>
      filledTemplate(text.replaceAll('{{about}}', lead.about), {
        ...lead,
        reference,
        memberName: member.name,
        booking: null,
      })
    const changeOf = (): LeadChange => {
      switch (step.what) {
        case 'take':
          return { what: 'assign', version, assigneeId: member.id }
        case 'stage':
          return { what: 'stage', version, stage: step.stage }
        case 'answer':
          return {
            what: 'answer',
            version,
            key: randomUUID(),
            subject: `Re: ${lead.about}`,
            text: filled(step.text),
          }
        case 'note':
        case 'answered-elsewhere':
          return { what: step.what, version, text: filled(step.text) }
      }
    }
    await changeLead(query, reference, changeOf(), { member, now: at })
  })
}

function detailsOf({ name, company, message }: SampleLead) {
  const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
  const email = `${words(name.replace(/^Dr /, '')).join('.')}@${words(company).join('')}.example`
  // Number ranges not assigned in India begin with 0 or 1 after the code.
  const digits = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000, 7) + 10_000
  return detailsFrom({ name, company, message, email, phone: `+91 10000 ${digits}` })
}

/** The same time, or the next one with the office open: half past nine to half past six, not on Sundays. */
function atWork(time: Date): Date {
  const { minutes } = localTime(time, 'Asia/Kolkata')
  const isSunday = new Date(`${istDay(time)}T00:00:00Z`).getUTCDay() === 0
  if (!isSunday && minutes >= 570 && minutes < 1110) return time
  const wait = minutes < 570 && !isSunday ? 570 - minutes : 24 * 60 + 570 - minutes
  return atWork(new Date(time.getTime() + wait * minute + (time.getTime() % 2_400_000)))
}

/** Everything due by then has been delivered. */
async function settleMails(store: Store, at: Date): Promise<void> {
  for (;;) {
    const claim = await store.claimDelivery(at, minute)
    if (!claim) return
    await store.recordOutcome(claim, { state: 'delivered', at })
  }
}

const visited = ['/', '/offers', '/products/voice-intelligence', '/blog', '/solutions/banking', '/about']

/** Page views of the six weeks, and from which page the leads came, for the figures. */
async function countVisits(store: Store, now: Date): Promise<void> {
  const event = {
    heading: '',
    referrer: '',
    source: '',
    medium: '',
    campaign: '',
    device: 'desktop',
  } as const
  const letter = { source: 'letter', medium: 'email', campaign: 'monsoon' }
  const count = (name: 'page_viewed' | 'lead_sent', ago: number, path: string, campaign = {}) =>
    store.countEvent(
      { ...event, ...campaign, event: name, path, day: istDay(new Date(now.getTime() - ago * day)) },
      5_000,
    )
  for (let ago = 0; ago < 43; ago++)
    for (const [place, path] of visited.entries())
      if ((ago + place) % 3 > 0) await count('page_viewed', ago, path, place === 1 ? letter : {})
  for (const [index, { ago, course }] of sampleLeads.entries())
    if (course !== 'spam')
      await count('lead_sent', ago, visited[index % 3] ?? '/', index % 4 === 0 ? letter : {})
}
