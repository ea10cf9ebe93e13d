import { boot } from './boot.ts'
import { startWhenIdle } from './start-when-idle.ts'

boot(() => import('../client.ts'), startWhenIdle)
