import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from './copy-project.ts'

/**
 * Builds the site into `folder` from a copy of its sources, changed by `change`. Returns the folder to serve.
 */
export async function buildCopy(folder: string, change: () => Promise<void>): Promise<string> {
  await copyProject(folder)
  await change()
  await promisify(execFile)(process.execPath, ['site/build/build.ts'], { cwd: folder })
  return join(folder, 'build/client')
}
