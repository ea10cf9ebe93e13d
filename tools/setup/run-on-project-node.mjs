import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { environmentWithPath, projectNode, projectRoot } from './project.mjs'

/**
 * Runs a script of the project on the project's own Node in the person's terminal, passes SIGINT and
 * SIGTERM on, and ends this process with its exit code.
 * @param {string} script relative to the project
 * @param {string[]} args
 * @param {string} [settings] a file whose variables it gets, where the environment has not its own
 */
export function runOnProjectNode(script, args, settings) {
  const options = settings === undefined ? [] : [`--env-file=${settings}`]
  const child = spawn(projectNode, [...options, join(projectRoot, script), ...args], {
    cwd: projectRoot,
    // The project's own programs, its Node among them, come first.
    env: environmentWithPath((folders) => [join(projectRoot, 'node_modules/.bin'), ...folders]),
    stdio: 'inherit',
  })
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl+C in a terminal reaches the child by itself; a second one would cut its orderly stop short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  process.on('SIGINT', pass).on('SIGTERM', pass)
  child.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
}
