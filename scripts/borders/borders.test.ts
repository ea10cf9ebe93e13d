import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { projectRoot } from '../run-command.ts'
import bordersRule from './borders-rule.ts'

function faults(file: string, code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { borders: bordersRule },
    rules: { 'borders/imports': 'error' },
  }
  const linter = new Linter({ cwd: projectRoot })
  return linter.verify(code, config, { filename: join(projectRoot, file) }).map(({ message }) => message)
}

test('a folder imports what stands below it, and not what stands above', () => {
  expect(faults('app/contact/form.ts', `import { a } from '../ui/dialog-ids.ts'`)).toEqual([])
  expect(faults('app/ui/field.ts', `import { a } from '../contact/form.ts'`)).toEqual([
    expect.stringContaining('ui stands below contact'),
  ])
  expect(
    faults('server/store/sqlite/backup.ts', `import { a } from '../../newsletter/link-secret.ts'`),
  ).toEqual([expect.stringContaining('store stands below newsletter')])
  expect(faults('app/ui/field.ts', `export * from '../contact/form.ts'`)).toHaveLength(1)
  expect(faults('app/ui/field.ts', `export const load = () => import('../pages/home/home.ts')`)).toHaveLength(
    1,
  )
})

test('a folder does not import what stands beside the folders, unless the list names it', () => {
  expect(faults('server/leads/accept-lead.ts', `import { a } from '../app.ts'`)).toHaveLength(1)
  expect(faults('server/commands/erase.ts', `import { a } from '../env.ts'`)).toEqual([])
  expect(faults('server/app.ts', `import { a } from './leads/accept-lead.ts'`)).toEqual([])
})

test('a new folder is asked for its place; other parts and tests are left alone', () => {
  expect(faults('app/new-room/a.ts', `import { a } from '../ui/field.tsx'`)).toEqual([
    expect.stringContaining('app/new-room has no place yet'),
  ])
  expect(faults('app/layout/footer.ts', `import { a } from '../../content/site.ts'`)).toEqual([])
  expect(faults('app/ui/field.test.ts', `import { a } from '../contact/form.ts'`)).toEqual([])
})

test('a part imports only the parts below it, in tests too', () => {
  expect(faults('content/site.ts', `import { a } from '../app/ui/field.tsx'`)).toEqual([
    expect.stringContaining('content imports only itself, brand, lead'),
  ])
  expect(faults('server/app.test.ts', `import { a } from '../scripts/run-command.ts'`)).toHaveLength(1)
  expect(faults('scripts/build.ts', `import { a } from '../server/app.ts'`)).toEqual([])
})

test('ui knows no content, and a figure only its types', () => {
  expect(faults('app/ui/field.ts', `import { a } from '../../content/site.ts'`)).toHaveLength(1)
  expect(faults('app/figures/plot.ts', `import { a } from '../../content/site.ts'`)).toHaveLength(1)
})

test('pages and applications are imported by the page table alone', () => {
  expect(faults('app/layout/menu.ts', `import { a } from '../portal/desk.ts'`)).toHaveLength(1)
  expect(faults('app/page-table.ts', `import { a } from './portal/desk.ts'`)).toEqual([])
})

test('content takes no package but those its texts are read with', () => {
  expect(faults('content/site.ts', `import { a } from 'react'`)).toHaveLength(1)
  expect(faults('content/site.ts', `import * as v from 'valibot'`)).toEqual([])
  expect(faults('content/legal/read-section.ts', `import { a } from 'yaml'`)).toEqual([])
})
