import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../env.ts'
import { errorCode } from '../log/log.ts'
import { ok, wrong, type VerdictsLater } from './verdict.ts'

const littleSpace = 200 * 1024 * 1024
/** Roughly the size of a long lead. */
const trialBytes = 72 * 1024

const advice: Record<string, string> = {
  ENOSPC: 'make room',
  EDQUOT: 'make room, or raise the quota',
  EROFS: 'its disk may only be read: see what the kernel says (dmesg), repair the disk and mount it again',
  EIO: 'its disk does not take data: see what the kernel says (dmesg), and replace it',
  EACCES: 'run this as the user of the server; otherwise give that user the folder',
}

/** Whether the data folder has room, and whether a file can be written there. The server creates the folder. */
export async function* disk({ dataDir }: Pick<Env, 'dataDir'>): VerdictsLater {
  if (!existsSync(dataDir)) return
  const { bavail, bsize } = await statfs(dataDir)
  const megabytes = Math.round((bavail * bsize) / 1024 / 1024)
  const text = `${megabytes.toLocaleString('en-IN')} MB are free where ${dataDir} is`
  yield bavail * bsize < littleSpace ? wrong(`${text}: make room, or leads will be refused`) : ok(text)
  const file = path.join(dataDir, `doctor-${process.pid}.tmp`)
  // Only writing reveals it: a full disk, or one closed by the kernel after an error, still looks writable.
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(trialBytes))
      await handle.sync()
    } finally {
      await handle.close()
      await rm(file)
    }
  } catch (error) {
    const code = errorCode(error)
    yield wrong(`Nothing can be written in ${dataDir} (${code}): ${advice[code] ?? 'repair the disk'}`)
  }
}
