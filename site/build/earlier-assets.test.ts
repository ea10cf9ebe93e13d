import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'
import { keepEarlierAssets, takeEarlierAssets } from './earlier-assets.ts'

test('the assets of the previous build stay for open pages, earlier ones go', async () => {
  const project = temporaryFolder()
  const client = path.join(project, 'build', 'client')
  const build = async (...assets: string[]) => {
    const earlier = await takeEarlierAssets(client)
    rmSync(path.dirname(client), { recursive: true, force: true })
    mkdirSync(path.join(client, 'assets'), { recursive: true })
    for (const asset of assets) writeFileSync(path.join(client, 'assets', asset), '')
    await keepEarlierAssets(client, earlier)
    return readdirSync(path.join(client, 'assets'))
  }
  expect(await build('start-1.js', 'same.js')).toEqual(['same.js', 'start-1.js'])
  expect(await build('start-2.js', 'same.js')).toEqual(['same.js', 'start-1.js', 'start-2.js'])
  expect(await build('start-3.js', 'same.js')).toEqual(['same.js', 'start-2.js', 'start-3.js'])
})
