import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './content/pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  ssr: false,
  prerender: [...prerenderedPaths],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
