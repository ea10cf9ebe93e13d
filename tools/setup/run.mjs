import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { environmentWithPath, projectNode, projectRoot } from './project.mjs'

/**
 * Runs a command in the person's terminal, and passes SIGINT and SIGTERM on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code; 1 if it could not be started, after reporting that
 */
function run(command, args, env) {
  // npm is npm.cmd on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && !command.endsWith('.exe')
  const child = spawn(command, args, { cwd: projectRoot, env, stdio: 'inherit', shell })
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl+C in a terminal reaches the child anyway; a second one would cut its orderly stop short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  process.on('SIGINT', pass).on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      console.error(`${command} could not be started: ${message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1))
    })
  })
}

/**
 * Runs a command under a line that says what it is for. If it fails, the process ends with its exit code.
 * @param {string} title the displayed text, such as "Building the site"
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runStep(title, command, args, env) {
  console.log(`${title} …`)
  const started = Date.now()
  const code = await run(command, args, env)
  const outcome = code === 0 ? 'done' : `failed (exit code ${code})`
  console.log(`${title}: ${outcome} after ${Math.round((Date.now() - started) / 1000)} s.`)
  if (code !== 0) process.exit(code)
}

/**
 * Runs a script on the project's own Node, and ends this process with its exit code.
 * @param {string} script relative to the project
 * @param {string[]} args
 * @param {string} [settings] a file of variables, which the environment overrides
 */
export async function runOnProjectNode(script, args, settings) {
  const options = settings === undefined ? [] : [`--env-file=${settings}`]
  // The project's own programs, its Node among them, come first.
  const env = environmentWithPath((folders) => [join(projectRoot, 'node_modules/.bin'), ...folders])
  process.exit(await run(projectNode, [...options, join(projectRoot, script), ...args], env))
}

/**
 * Stops this process cleanly when npm is stopped by a signal. npm passes the signal to the shell that runs the script,
 * and the shell does not pass it on: without this the server would keep running. Does nothing when started without npm.
 */
export function endWithNpm() {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  look.unref()
}
