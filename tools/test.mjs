import { launch } from './setup/launch.mjs'

// The site is built as one of the checks, so that a build that fails is reported beside the others.
await launch({ script: 'tools/checks/main.ts' })
