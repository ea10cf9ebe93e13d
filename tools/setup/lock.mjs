import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from './project.mjs'

/** @param {string} path */
function isHeld(path) {
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

/**
 * Runs `work` while no other command of this project runs work with that name.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {string} folder outside node_modules, which an install deletes
 */
export async function alone(name, work, folder = join(projectRoot, '.cache')) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  for (let said = false; ;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isHeld(path)) rmSync(path, { force: true })
      else if (!said) console.log(`Another command is at the ${name}; waiting for it …`)
      said = true
      await wait(100)
    }
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
