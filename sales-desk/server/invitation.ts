import { minute } from '../../common/lead/milliseconds.ts'
import ical, { ICalAttendeeRole, ICalCalendarMethod } from 'ical-generator'
import { site } from '../../common/brand/site.ts'
import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import { formatMoment } from '../../leads/time/moment.ts'
import type { AnswerExtras } from './answer-extras.ts'

type Meeting = NonNullable<AnswerExtras['meeting']>

/** The invitation in words, for mail programs without a calendar. */
export const meetingWords = ({ start, lasts, place }: Meeting, timeZone: string) =>
  `When we talk: ${formatMoment(new Date(start), timeZone)}, for ${lasts} minutes.\nWhere: ${place}`

interface Invitation {
  /** Id of the invitation; the same on every attempt. */
  uid: string
  meeting: Meeting
  /** Who invites. */
  from: MailAddress
  invited: readonly string[]
  queuedAt: Date
}

/** The invitation as part of a mail, which calendars add and answer by mail. */
export function invitation({ uid, meeting, from, invited, queuedAt }: Invitation) {
  const start = new Date(meeting.start)
  const calendar = ical({ method: ICalCalendarMethod.REQUEST, prodId: `//${site.company}//Sales desk//EN` })
  const event = calendar.createEvent({
    id: `${uid}@${new URL(site.origin).hostname}`,
    stamp: queuedAt,
    start,
    end: new Date(start.getTime() + meeting.lasts * minute),
    summary: `Talk with ${site.company}`,
    location: meeting.place,
    organizer: { name: from.name, email: from.address },
  })
  for (const email of invited) event.createAttendee({ email, rsvp: true, role: ICalAttendeeRole.REQ })
  return { method: 'REQUEST', filename: 'invitation.ics', content: calendar.toString() }
}
