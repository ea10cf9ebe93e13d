import { delimiter, join } from 'node:path'
import { ensureInstall } from './ensure-install.mjs'
import { alone } from './lock.mjs'
import { projectNode, projectRoot, run } from './run.mjs'

/**
 * Makes a fresh clone ready, which is the packages, the Node among them, and the built site when asked for. Then runs a
 * script on that Node, where one is named, with this command's words. Ends this process with the exit code, or with npm.
 * @param {{ script?: string, build?: boolean }} what `script` is relative to the project
 */
export async function launch({ script, build = false }) {
  if (Number.parseInt(process.versions.node) < 20) {
    console.error(`This project needs Node 20 or newer; this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  // The project's own programs, its Node among them, come first.
  process.env['PATH'] = [join(projectRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const runScript = (/** @type {string} */ path) => run(projectNode, [path, ...process.argv.slice(2)])
  const ready = alone(async () => {
    await ensureInstall()
    return build ? runScript('tools/setup/build-if-changed.ts') : 0
  })
  const code = await ready.catch(({ message }) => {
    console.error(message)
    return 1
  })
  process.exit(code === 0 && script ? await runScript(script) : code)
}
