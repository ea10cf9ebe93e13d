import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A holder touches its lock this often; one left untouched for `abandonedAfter` belongs to nobody. */
const touchEvery = 5_000
const abandonedAfter = 60_000

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Whether the lock at `path` was left behind by a process that is gone.
 * @param {string} path
 */
function isAbandoned(path) {
  try {
    const { mtimeMs } = statSync(path)
    return !isRunning(Number(readFileSync(path, 'utf8'))) || Date.now() - mtimeMs > abandonedAfter
  } catch {
    return false
  }
}

/**
 * Takes the lock if nobody holds it. The file appears with its content in one step (a hard link), so
 * that no other process reads it half-written.
 * @param {string} path
 */
function tryLock(path) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Runs `work` while no other process on this machine runs work under the same lock file.
 * @template T
 * @param {string} path
 * @param {{ onWait: () => void, pollMs?: number }} options `onWait` is called once if another holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, { onWait, pollMs = 500 }, work) {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  while (!tryLock(path)) {
    if (isAbandoned(path)) {
      rmSync(path, { force: true })
      continue
    }
    if (!told) onWait()
    told = true
    await wait(pollMs)
  }
  const release = () => rmSync(path, { force: true })
  const touch = setInterval(() => utimesSync(path, new Date(), new Date()), touchEvery)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    process.off('exit', release)
    release()
  }
}
