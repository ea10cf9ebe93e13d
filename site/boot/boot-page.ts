import { listenEarly } from './boot.ts'
import { watchForRenewal } from './renewal.ts'

// The build puts this inline at the end of every page.
listenEarly()
watchForRenewal()
