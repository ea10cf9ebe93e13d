import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './content/pages.ts'
import { buildDirectory } from './scripts/build/build-directory.ts'

export default {
  appDirectory: 'app',
  buildDirectory,
  ssr: false,
  prerender: [...prerenderedPaths],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
