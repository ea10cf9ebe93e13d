import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '..')
const workflows = join(root, '.github/workflows')

/** GitHub's own parser. Its JSON imports suit bundlers but not Node, so Node is told their type. */
async function workflowParser() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  })
  const parser = await import('@actions/workflow-parser')
  hooks.deregister()
  return parser
}

/** GitHub's complaints about a workflow. */
async function faultsOf(content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await workflowParser()
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(String)
}

test.each(readdirSync(workflows))('%s is a workflow to GitHub', { tags: ['full'] }, async (name) => {
  const content = readFileSync(join(workflows, name), 'utf8')
  expect(await faultsOf(content)).toEqual([])
  expect(await faultsOf(content.replace('runs-on:', 'run-on:'))).not.toEqual([])
})

/** Renovate's schema is in its package, from which nothing else is needed: it is fetched once and cached. */
function renovateSchema(version: string): { properties: object } {
  const folder = join(root, '.cache/renovate')
  const file = join(folder, `schema-${version}.json`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['pack', '--silent', '--prefer-offline', `renovate@${version}`], { cwd: folder })
    execFileSync('tar', ['-xzf', `renovate-${version}.tgz`, 'package/renovate-schema.json'], { cwd: folder })
    renameSync(join(folder, 'package/renovate-schema.json'), file)
  }
  return require(file) as { properties: object }
}

test('renovate.json is valid for Renovate', { tags: ['full'], timeout: 120_000 }, () => {
  const config = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as object
  const schema = renovateSchema('44.121.2')
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.validate(schema, config)
  expect(ajv.errors).toBeNull()
  // The schema ignores unknown keys.
  expect(Object.keys(config).filter((key) => key !== '$schema' && !(key in schema.properties))).toEqual([])
})
