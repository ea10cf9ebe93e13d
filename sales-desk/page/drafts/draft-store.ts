import type { Meeting, reminderDays } from '../../wire/changes.ts'
import { createStore, useStore } from '../../../common/ui/store.ts'

/** An invitation being filled in. */
export interface DraftMeeting {
  day: string
  time: string
  lasts: Meeting['lasts']
  place: string
}

/** What somebody is writing at a lead. */
export interface Draft {
  /** Which field is open; undefined for none. */
  open: 'answer' | 'note' | 'elsewhere' | undefined
  subject: string
  answer: string
  note: string
  elsewhere: string
  /** Addresses that get a copy, as typed. */
  copies?: string
  /** Ids of the team's files attached to the answer. */
  files?: readonly number[]
  meeting?: DraftMeeting | undefined
  /** Days until a reminder if no reply comes. */
  remindAfter?: (typeof reminderDays)[number] | undefined
  /** Key of the answer: the same words sent twice are stored once. */
  key: string
}

const prefix = 'sales-desk-draft '
/** By member and lead. Filled during rendering, which changes nothing visible. */
const drafts = new Map<string, Draft>()
/** Counts changes to the text. */
const changes = createStore(0)

/**
 * Text being written at a lead, and how to change it. It is kept in memory and in this tab's storage: no refusal,
 * reload or sign-out loses a word.
 */
export function useDraft(memberId: string, reference: string) {
  const key = `${memberId} ${reference}`
  useStore(changes)
  return {
    draft: read(key),
    change: (change: Partial<Draft>) => write(key, { ...read(key), ...change }),
  }
}

/** Whether there is unsaved text at a lead. */
export const hasWords = ({ answer, note, elsewhere }: Draft): boolean =>
  [answer, note, elsewhere].some((text) => text.trim() !== '')

/** A key for an answer, also where the page is not served over https and the browser has no `randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function read(key: string): Draft {
  const known = drafts.get(key)
  if (known) return known
  const draft = stored(key) ?? {
    open: undefined,
    subject: '',
    answer: '',
    note: '',
    elsewhere: '',
    key: newKey(),
  }
  drafts.set(key, draft)
  return draft
}

function write(key: string, draft: Draft): void {
  drafts.set(key, draft)
  try {
    if (hasWords(draft) || draft.subject) sessionStorage.setItem(prefix + key, JSON.stringify(draft))
    else sessionStorage.removeItem(prefix + key)
  } catch {
    // Storage missing or full: the text is still in memory.
  }
  changes.write(changes.read() + 1)
}

function stored(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key)
    return text ? (JSON.parse(text) as Draft) : undefined
  } catch {
    return undefined
  }
}
