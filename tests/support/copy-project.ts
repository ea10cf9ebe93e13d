import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'assistant',
  'common',
  'leads',
  'portal',
  'sales-desk',
  'site',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies what a build needs into `folder`, where a test may change it. */
export async function copyProject(folder: string): Promise<void> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
