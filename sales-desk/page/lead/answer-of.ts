import { mostCopies, mostFiles } from '../../wire/changes.ts'
import { isEmailAddress } from '../../../common/lead/email-address.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { minutesOf } from '../settings/clock-time.ts'
import type { WantedChange } from './use-lead.ts'

/** The addresses in a text, separated by commas, semicolons or spaces. */
const addressesIn = (text = ''): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** What must be fixed before an answer can be sent; undefined if nothing. */
export function extrasProblem({ copies, files = [], meeting }: Draft): string | undefined {
  const addresses = addressesIn(copies)
  const wrong = addresses.find((address) => !isEmailAddress(address))
  if (wrong !== undefined) return `“${wrong}” is not an email address. Correct it under “Copy to”.`
  if (addresses.length > mostCopies) return `At most ${mostCopies} people get a copy.`
  if (files.length > mostFiles) return `At most ${mostFiles} files go with one answer.`
  if (!meeting) return undefined
  if (!meeting.day || minutesOf(meeting.time, false) === undefined)
    return 'The invitation needs a day and a time.'
  return meeting.place.trim() ? undefined : 'The invitation needs a place, or the address of the call.'
}

/** The answer in a draft. */
export function answerOf(draft: Draft, subject: string) {
  const { key, answer, copies, files = [], meeting, remindAfter } = draft
  const addresses = addressesIn(copies)
  return {
    what: 'answer',
    key,
    subject,
    text: answer,
    ...(addresses.length > 0 && { copies: addresses }),
    ...(files.length > 0 && { files: [...files] }),
    ...(meeting && {
      meeting: {
        day: meeting.day,
        from: minutesOf(meeting.time, false) ?? 0,
        lasts: meeting.lasts,
        place: meeting.place,
      },
    }),
    ...(remindAfter !== undefined && { remindAfter }),
  } satisfies WantedChange
}
