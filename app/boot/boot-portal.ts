import { boot } from './boot.ts'
import { startRouter } from './start-router.ts'
import { whenPainted } from './when-painted.ts'

// The portal has little to show before React has read who is signed in: it does not wait for idleness.
boot(startRouter, whenPainted)
