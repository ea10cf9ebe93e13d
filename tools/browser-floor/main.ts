import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '../run-command.ts'
import { readApiStatuses } from './api-status.ts'
import { domAtTheFloor } from './dom-at-the-floor.ts'
import { apisThatMayBeMissing, apisWithoutNeed } from './exceptions.ts'

// Writes the browser types that tsconfig.floor.json checks the pages’ code with.
const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
const native = `@typescript/typescript-${process.platform}-${process.arch}/package.json`
const libraries = join(dirname(createRequire(typescript).resolve(native)), 'lib')
const dom = await readFile(join(libraries, 'lib.dom.d.ts'), 'utf8')
const cache = join(projectRoot, '.cache')
await mkdir(cache, { recursive: true })
const atTheFloor = domAtTheFloor(dom, readApiStatuses(), { apisThatMayBeMissing, apisWithoutNeed })
await writeFile(join(cache, 'dom-at-the-floor.d.ts'), atTheFloor)
