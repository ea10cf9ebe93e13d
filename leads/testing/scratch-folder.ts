import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Bytes that a run needs at most, databases included; containers often have 64 MB there. */
const roomForRun = 2 * 1024 ** 3

/**
 * Where tests keep their data: in memory, if the system has such a folder with room. What a test shows about a killed
 * process is as true there, and nothing waits for a disk, whose loss no test can simulate anyway.
 */
export function scratchFolder(): string {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > roomForRun ? inMemory : tmpdir()
}
