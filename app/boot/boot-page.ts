import { boot } from './boot.ts'
import { startPage } from './start-page.ts'

boot(startPage)
