import { leadsAndOutbox } from './0001-leads-and-outbox.ts'
import { destinationsAndNewsletter } from './0002-destinations-and-newsletter.ts'
import { spamAndConsent } from './0003-spam-and-consent.ts'
import { eventCounts } from './0004-event-counts.ts'
import { erasingAndDigest } from './0005-erasing-and-digest.ts'
import { mailboxes } from './0006-mailboxes.ts'
import { destinationsApart } from './0007-destinations-apart.ts'
import { refused } from './0008-refused.ts'
import { salesDesk } from './0009-sales-desk.ts'
import { searchWords } from './0010-search-words.ts'
import { outboxDestination } from './0011-outbox-destination.ts'
import { phoneE164 } from './0012-phone-e164.ts'
import { canaryMail } from './0013-canary-mail.ts'
import { takenByWebhooks } from './0014-taken-by-webhooks.ts'
import { identities } from './0015-identities.ts'
import { cleanText } from './0016-clean-text.ts'
import { searchWordsOfOurs } from './0017-search-words.ts'
import { oneTimeSecrets } from './0018-one-time-secrets.ts'
import { replies } from './0019-replies.ts'
import { mailsTaken } from './0020-mails-taken.ts'
import { followingUp } from './0021-following-up.ts'
import { answersWithMore } from './0022-answers-with-more.ts'
import { teamFiles } from './0023-team-files.ts'
import { leadSources } from './0024-lead-sources.ts'
import { erasuresToTell } from './0025-erasures-to-tell.ts'
import { wordsAdded } from './0026-words-added.ts'
import type { Migration } from './migration.ts'

/** Every step of the schema, for both databases. A new one goes to the end, with the next number. */
export const migrations: readonly Migration[] = [
  leadsAndOutbox,
  destinationsAndNewsletter,
  spamAndConsent,
  eventCounts,
  erasingAndDigest,
  mailboxes,
  destinationsApart,
  refused,
  salesDesk,
  searchWords,
  outboxDestination,
  phoneE164,
  canaryMail,
  takenByWebhooks,
  identities,
  cleanText,
  searchWordsOfOurs,
  oneTimeSecrets,
  replies,
  mailsTaken,
  followingUp,
  answersWithMore,
  teamFiles,
  leadSources,
  erasuresToTell,
  wordsAdded,
]

/** The version of a store that has taken all of these steps. */
export const newestOf = (known: readonly Migration[]): number => known.at(-1)?.number ?? 0
