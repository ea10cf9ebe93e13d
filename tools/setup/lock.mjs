import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Takes the lock at `path` unless a process that runs has it.
 * @param {string} path
 */
function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  try {
    // Signal 0 only asks whether the process is there.
    process.kill(Number(readFileSync(path, 'utf8')), 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') rmSync(path, { force: true })
  }
  return false
}

/**
 * Runs `work` while no other process on this machine runs work under the same lock file.
 * @param {string} path
 * @param {{ onWait: () => void, pollMs?: number }} options `onWait` is called once if another holds it
 * @param {() => Promise<void>} work
 */
export async function withLock(path, { onWait, pollMs = 500 }, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let round = 0; !tryLock(path); round++) {
    // The first round may have removed a lock that a process left behind.
    if (round === 1) onWait()
    if (round > 0) await wait(pollMs)
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
