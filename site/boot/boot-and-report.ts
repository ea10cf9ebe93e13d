import { listenEarly } from './boot.ts'
import { reportFirstError } from './first-error.ts'
import { watchForRenewal } from './renewal.ts'

// In the place of boot-page.ts where the lead desk counts page views (site/build/build.ts).
reportFirstError()
listenEarly()
watchForRenewal()
