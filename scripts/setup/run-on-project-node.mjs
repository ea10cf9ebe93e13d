import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { projectNode, projectRoot } from './project.mjs'

/** The environment with the project's own programs, its Node among them, first on the PATH. */
function environment() {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [join(projectRoot, 'node_modules/.bin'), process.env[pathKey] ?? ''].join(delimiter)
  return { ...process.env, [pathKey]: path }
}

/**
 * Runs a script of the project on the project's own Node in the person's terminal, passes SIGINT and
 * SIGTERM on, and ends this process with its exit code.
 * @param {string} script relative to the project
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function runOnProjectNode(script, args, { cwd = projectRoot } = {}) {
  const child = spawn(projectNode, [join(projectRoot, script), ...args], {
    cwd,
    env: environment(),
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
