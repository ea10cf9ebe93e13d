import type { TeamMember } from '../../wire/team.ts'
import { type HistoryEntry, type Stage, stages } from '../../wire/leads.ts'
import { dayAndYear } from '../time/dates.ts'
import { memberName } from '../state/member-names.ts'
import { stageNames } from '../list/stage-names.ts'

/** What somebody did to a lead, as a phrase without a full stop: "Asha took this lead". */
export function historyWords(entry: HistoryEntry, team: readonly TeamMember[], meId: string): string {
  const { kind, memberId, text } = entry
  const who = memberId === null ? 'The desk' : memberId === meId ? 'You' : memberName(team, memberId)
  switch (kind) {
    case 'assigned': {
      if (text === '') return `${who} gave this lead to nobody`
      if (text === memberId) return `${who} took this lead`
      return `${who} gave this lead to ${text === meId ? 'you' : memberName(team, text)}`
    }
    case 'stage':
      return `${who} set it to “${isStage(text) ? stageNames[text] : text}”`
    case 'note':
      return `${who} wrote a note`
    case 'answer':
      return `${who} answered`
    case 'answered-elsewhere':
      return text ? `${who} answered elsewhere: ${text}` : `${who} answered elsewhere`
    case 'follow-up':
      return text ? `${who} set a follow-up on ${dayAndYear(text)}` : `${who} took the follow-up off`
    case 'reminder-ended':
      return `${who} ended the reminder`
    case 'label':
      return `${who} added the label “${text}”`
    case 'unlabel':
      return `${who} took off the label “${text}”`
    case 'marked-spam':
      return `${who} marked it as spam`
    case 'released':
      return `${who} released it from spam`
    case 'resent':
      return `${who} sent a delivery again`
    case 'reply':
      return 'The visitor replied'
    case 'automatic-reply':
      return 'An automatic reply came'
    case 'answered-by-mail':
      return memberId === null ? 'Somebody of the team answered by mail' : `${who} answered by mail`
    case 'not-delivered':
      return 'A mail to the visitor came back'
  }
}

const isStage = (text: string): text is Stage => stages.some((stage) => stage === text)
