import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, runCommand } from '../../run-command.ts'

const articleFolder = 'content/articles'
const packageFolder = 'node_modules'

/**
 * Copies the files under version control, as they stand, to a folder of their own, where more articles do no harm. The
 * installed packages are shared, and what earlier builds kept of fonts and pictures is copied. Remove it when done.
 */
export async function copyProject(): Promise<string> {
  const { exitCode, output } = await runCommand('git', ['ls-files', '-z'])
  if (exitCode !== 0) throw new Error('The files of the project could not be listed with git.')
  const copy = await mkdtemp(join(tmpdir(), 'bench-build-'))
  for (const file of output.split('\0').filter(Boolean)) {
    await cp(join(projectRoot, file), join(copy, file)).catch(ignoreMissing)
  }
  await sharePackages(copy)
  return copy
}

/** All but what builds keep there: a thousand pictures of made-up articles would stay for good. */
async function sharePackages(copy: string): Promise<void> {
  const [from, to] = [join(projectRoot, packageFolder), join(copy, packageFolder)]
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (!name.startsWith('.')) await symlink(join(from, name), join(to, name))
  }
  await cp(join(from, '.cache'), join(to, '.cache'), { recursive: true }).catch(ignoreMissing)
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
    .replace(
      /^excerpt: .*$/m,
      `excerpt: Copied from an article of the site, to see how the build grows with number ${number}.`,
    )
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
