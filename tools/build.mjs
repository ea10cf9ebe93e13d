import { launch } from './setup/launch.mjs'

await launch({ build: true })
