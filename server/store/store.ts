import type { ClearingStore } from './clearing.ts'
import type { Counts } from './counts.ts'
import type { Database } from './database.ts'
import type { ErasingStore } from './erasing.ts'
import type { LeadStore } from './lead-store.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { PageViewStore } from './page-views.ts'
import type { PersonStore } from './people.ts'
import type { SubscriberStore } from './subscribers.ts'
import type { Trouble } from './trouble.ts'

/** The database, and which it is where the two search differently. */
export interface SalesDeskSql extends Pick<Database, 'read' | 'readAside' | 'transaction'> {
  dialect: 'sqlite' | 'postgres'
}

/** Everything the lead desk keeps. Every method rejects when the database cannot answer. */
export interface Store
  extends LeadStore, OutboxStore, SubscriberStore, PersonStore, ErasingStore, ClearingStore, PageViewStore {
  counts(): Promise<Counts>
  /** What an operator should mend; late is what has waited since before `lateBefore`. */
  trouble(lateBefore: Date): Promise<Trouble>
  /** Resolves when the store can read its data, and they are still where they are looked for. */
  check(): Promise<void>
  /** Resolves when the store can write. */
  probe(): Promise<void>
  close(): Promise<void>
  /** For the sales desk, whose many questions are its own to ask. */
  sql: SalesDeskSql
}
