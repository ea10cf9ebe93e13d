import type { Channel } from '../../../../content/portal/conversation.ts'

/** What the person at the desk did in a conversation; `at` is demo seconds. */
export type Act =
  | { kind: 'write'; at: number; text: string; english?: string }
  | { kind: 'template'; at: number; text: string }
  | { kind: 'ask-consent'; at: number; channel: Channel }
  | { kind: 'move'; at: number; channel: Channel }
  | { kind: 'take' | 'give-back' | 'close' | 'reopen'; at: number }
