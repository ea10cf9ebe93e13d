import { boot } from './boot.ts'
import { startRouter } from './start-router.ts'

// The portal has nothing to show before React has read who is signed in.
boot(startRouter, (start) => start())
