import { boot } from './boot.ts'
import { startRouter } from './start-router.ts'

boot(startRouter)
