import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/open-store.ts'
import type { ClientAddress } from './client-address.ts'
import type { SiteFiles } from './site-files.ts'

/** What the parts of the web side share. */
export interface Web {
  env: Env
  store: Store
  site: SiteFiles
  clientAddress: ClientAddress
  log: Log
  now: () => Date
  /** Wakes the delivery worker: something new is in the outbox. */
  onDelivery: () => void
}
