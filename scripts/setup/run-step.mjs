import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { cacheFolder, projectRoot } from './project.mjs'

const linesShown = 40
/** Without a terminal, report this often that the step still runs. */
const sayAgainEvery = 15_000

/** Thrown when a step fails, after its log was shown: nothing more needs to be printed. */
export class StepFailed extends Error {}

/**
 * Runs a command out of sight with one progress line in its place; shows the end of its output if it fails.
 * Rejects with StepFailed when the command cannot be started or ends with another code than 0.
 * @param {{ name: string, title: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} step
 *   `name` names the log file; `title` is what the person reads, such as "Building the site"
 * @returns {Promise<void>}
 */
export function runStep({ name, title, command, args, env = process.env }) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const terminal = process.stdout.isTTY
  /** @param {string} text */
  const say = (text) => process.stdout.write(terminal ? `\r\x1b[K${text}` : `${text}\n`)

  say(`${title} …`)
  const progress = setInterval(() => say(`${title} … ${seconds()} s`), terminal ? 1000 : sayAgainEvery)
  const child = spawn(command, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is npm.cmd there, which only a shell can start.
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (log += text))
  }

  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal)
    process.stdout.write('\n')
    process.exit(128 + constants.signals[signal])
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)

  return new Promise((resolve, reject) => {
    /** @param {string} [reason] */
    const finish = (reason) => {
      // A program that is not there makes both an error and a close.
      child.removeAllListeners()
      clearInterval(progress)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (!reason) {
        say(`${title}: done in ${seconds()} s.`)
        if (terminal) process.stdout.write('\n')
        return resolve()
      }
      say(`${title}: failed after ${seconds()} s (${reason}).`)
      if (terminal) process.stdout.write('\n')
      const file = join(cacheFolder, `${name}.log`)
      mkdirSync(cacheFolder, { recursive: true })
      writeFileSync(file, log)
      console.error(log.trimEnd().split('\n').slice(-linesShown).join('\n'))
      console.error(`\nThe whole log is in .cache/${name}.log`)
      return reject(new StepFailed(title))
    }
    child.on('error', (error) => finish(error.message))
    child.on('close', (code, signal) => finish(code === 0 ? undefined : (signal ?? `exit code ${code}`)))
  })
}
