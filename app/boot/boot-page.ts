import { boot } from './boot.ts'
import { startPage } from './start-page.ts'
import { startWhenIdle } from './start-when-idle.ts'

boot(startPage, startWhenIdle)
