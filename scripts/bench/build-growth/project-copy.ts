import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, runCommand } from '../../run-command.ts'

const articleFolder = 'content/articles'

/**
 * Copies the files under version control, as they stand, to a folder of their own, where more articles do no harm. The
 * installed packages, and with them what earlier builds kept, are shared. Remove it when done.
 */
export async function copyProject(): Promise<string> {
  const { exitCode, output } = await runCommand('git', ['ls-files', '-z'])
  if (exitCode !== 0) throw new Error('The files of the project could not be listed with git.')
  const copy = await mkdtemp(join(tmpdir(), 'bench-build-'))
  for (const file of output.split('\0').filter(Boolean)) {
    await cp(join(projectRoot, file), join(copy, file)).catch(ignoreDeleted)
  }
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Leaves the copy with so many articles more than the project has, each made of one of its own. */
export async function addArticles(copy: string, extra: number): Promise<void> {
  const folder = join(copy, articleFolder)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  await Promise.all(names.filter((name) => name.startsWith('extra-')).map((name) => rm(join(folder, name))))
  const own = names.filter((name) => !name.startsWith('extra-')).toSorted()
  for (let number = 1; number <= extra; number += 1) {
    const source = await readFile(join(folder, own[number % own.length] ?? ''), 'utf8')
    await writeFile(join(folder, `extra-${number}.md`), renamed(source, number))
  }
}

/** No two articles may share their title or their excerpt. */
function renamed(source: string, number: number): string {
  return source
    .replace(/^title: .*$/m, `title: Article number ${number} of the benchmark`)
    .replace(/^excerpt: .*$/m, `excerpt: Written ${number} times over to see how the build grows.`)
}

function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
