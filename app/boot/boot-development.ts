import { boot } from './boot.ts'
import { startWhenWanted } from './start-when-wanted.ts'

boot(() => import('../client.ts'), startWhenWanted)
