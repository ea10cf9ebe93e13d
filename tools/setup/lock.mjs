import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from './run.mjs'

/** @param {string} path */
function isHeld(path) {
  try {
    // Signal 0 only asks whether the process is there.
    return process.kill(Number(readFileSync(path, 'utf8')), 0)
  } catch {
    return false
  }
}

/**
 * Runs `work` while no other command of this project installs or builds.
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {string} path outside node_modules, which an install deletes
 */
export async function alone(work, path = join(projectRoot, '.cache/set-up.lock')) {
  mkdirSync(join(path, '..'), { recursive: true })
  const release = () => rmSync(path, { force: true })
  for (let said = false; ; said = true) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isHeld(path)) release()
      else if (!said) console.log('Another command installs or builds here; waiting for it …')
      await wait(100)
    }
  }
  return work().finally(release)
}
