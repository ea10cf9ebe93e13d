import { mkdirSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pageCss } from './vite/page-css.ts'
import { buildDirectory } from './scripts/build/build-directory.ts'

mkdirSync(buildDirectory, { recursive: true })

export default defineConfig({
  plugins: [reactRouter(), pageCss(`${buildDirectory}/page-css.json`)],
})
