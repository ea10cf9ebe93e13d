import type { Log } from '../log/log.ts'
import type { ClientAddress } from './client-address.ts'
import type { SiteFiles } from './site-files.ts'

/** Shared by the parts of the web side. Each declares which settings and parts of the store it needs. */
export interface Web<Settings = unknown, Store = unknown> {
  env: Settings
  store: Store
  site: SiteFiles
  clientAddress: ClientAddress
  log: Log
  now: () => Date
  /** Wakes the delivery worker: something new is in the outbox. */
  onDelivery: () => void
}
