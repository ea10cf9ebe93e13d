import { settingsFile } from './settings-file.ts'

// Site and lead desk, as `npm start` and `npm run serve` have them.
const { file } = settingsFile(process.argv.slice(2))
if (file) process.loadEnvFile(file)
await import('../../leads/main.ts')
