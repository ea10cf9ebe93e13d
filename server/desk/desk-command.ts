import type { Role } from '../../lead/sales-desk-team.ts'
import type { DeliveryState } from '../store/delivery.ts'

type OutputFormat = 'csv' | 'json'

/** Fills an empty store. */
interface RestoreCommand {
  name: 'restore'
  from: string
}

/** Needs no store. */
type OfflineCommand = { name: 'doctor' }

/** Commands that only read. */
export type ReadingCommand =
  | {
      name: 'list'
      limit: number
      since: Date | undefined
      state: DeliveryState | undefined
      /** Undefined: a table. */
      format: 'json' | undefined
    }
  | { name: 'show'; reference: string; format: 'json' | undefined }
  | { name: 'export'; format: OutputFormat; out: string | undefined; since: Date | undefined }
  | { name: 'subscribers'; format: OutputFormat | undefined; out: string | undefined }
  | { name: 'person'; email: string; out: string | undefined }
  /** Days in India, both included. */
  | { name: 'stats'; since: string | undefined; until: string | undefined; format: 'json' | undefined }
  | { name: 'backup'; out: string }
  | { name: 'check' }

/** Commands that change something. */
export type WritingCommand =
  | { name: 'release'; reference: string }
  /** Without a reference: all. */
  | { name: 'retry' | 'replay' | 'dismiss'; reference: string | undefined }
  | { name: 'erase'; email: string; confirmed: boolean }
  | { name: 'erase-expired'; confirmed: boolean }
  | { name: 'invite'; email: string; role: Role }

export type DeskCommand = (OfflineCommand | RestoreCommand | ReadingCommand | WritingCommand) & {
  dataDir: string
}
