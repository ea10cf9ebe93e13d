import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { projectRoot } from '../run-command.ts'
import bordersRule from './borders-rule.ts'

/** What the rule says about a file that imports another, by paths from the project's root. */
function faults(file: string, imported: string, how = 'import { a } from'): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { borders: bordersRule },
    rules: { 'borders/imports': 'error' },
  }
  const up = '../'.repeat(file.split('/').length - 1)
  const linter = new Linter({ cwd: projectRoot })
  return linter
    .verify(`${how} '${up}${imported}'`, config, { filename: join(projectRoot, file) })
    .map(({ message }) => message)
}

test.each([
  ['common/ui/field.ts', 'site/content/site.ts', 'common/ imports only itself'],
  ['common/figures/plot.ts', 'site/content/products.ts', 'type site/content/'],
  ['site/content/site.ts', 'site/layout/footer.ts', 'site/content/ imports only'],
  ['site/layout/menu.ts', 'portal/desk.ts', 'site/ imports only itself, common/'],
  ['portal/desk.ts', 'site/layout/menu.ts', 'portal/ imports only'],
  ['assistant/page/agent.ts', 'portal/desk.ts', 'assistant/ imports only'],
  ['sales-desk/page/main.ts', 'sales-desk/server/store.ts', 'sales-desk/page/ imports only'],
  ['leads/app.test.ts', 'tools/run-command.ts', 'leads/ imports only'],
])('%s must not import %s', (file, imported, says) => {
  expect(faults(file, imported)).toEqual([expect.stringContaining(says)])
})

test.each([
  ['site/contact/form.ts', 'common/ui/field.tsx'],
  ['assistant/page/agent.ts', 'site/content/pricing.ts'],
  ['leads/inbound-mail/fold.ts', 'sales-desk/wire/team.ts'],
  ['sales-desk/server/reminders.ts', 'leads/store/store.ts'],
  ['site/build/build.ts', 'leads/running-build.ts'],
  ['tools/bench/main.ts', 'leads/app.ts'],
  ['leads/app.ts', 'leads/leads/accept-lead.ts'],
  ['leads/commands/erase.ts', 'leads/env.ts'],
])('%s may import %s', (file, imported) => {
  expect(faults(file, imported)).toEqual([])
})

test('a test may import from other rooms, but no tools', () => {
  expect(faults('common/figures/plot.test.ts', 'site/content/products.ts')).toEqual([])
})

test.each([
  ['common/ui/field.ts', 'common/app-shell/rail.ts', 'common/ui is below common/app-shell'],
  ['leads/store/backup.ts', 'leads/newsletter/link-secret.ts', 'leads/store is below leads/newsletter'],
  ['leads/outbox/deliver.ts', 'sales-desk/server/reminders.ts', 'leads/outbox is below sales-desk/server'],
  ['leads/leads/accept-lead.ts', 'leads/app.ts', 'leads/app.ts is above all folders'],
  ['site/new-room/a.ts', 'common/ui/field.tsx', 'site/new-room has no place yet'],
])('against the order: %s imports %s', (file, imported, says) => {
  expect(faults(file, imported)).toEqual([expect.stringContaining(says)])
  expect(faults(file, imported, 'export * from')).toHaveLength(1)
})
