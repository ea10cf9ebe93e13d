import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectRoot } from './project.mjs'

/** Thrown when a step fails, which has said why by then: nothing more needs to be printed. */
export class StepFailed extends Error {}

/**
 * Runs a command in the person's terminal under a line that says what it is for. Rejects with StepFailed when it cannot
 * be started or ends with another code than 0.
 * @param {string} title what the person reads, such as "Building the site"
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
export function runStep(title, command, args, env) {
  console.log(`${title} …`)
  const started = Date.now()
  // npm is npm.cmd on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && !command.endsWith('.exe')
  const child = spawn(command, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
  })
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    /** @param {string} [reason] */
    const finish = (reason) => {
      // A program that is not there makes both an error and a close.
      child.removeAllListeners()
      process.off('SIGINT', stop).off('SIGTERM', stop)
      console.log(`${title}: ${reason ?? 'done'} after ${Math.round((Date.now() - started) / 1000)} s.`)
      if (reason) reject(new StepFailed(title))
      else resolve()
    }
    child.on('error', (error) => finish(`failed (${error.message})`))
    child.on('close', (code, signal) =>
      finish(code === 0 ? undefined : `failed (${signal ?? `exit code ${code}`})`),
    )
  })
}
