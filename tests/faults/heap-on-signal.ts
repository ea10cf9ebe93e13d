import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a server before its own code: on SIGUSR2 it collects garbage and prints the bytes in use. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.stdout.write(`in use ${heapUsed + external}\n`)
})
