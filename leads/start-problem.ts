import { EnvError } from './env-reader.ts'
import { errorCode } from './log/log.ts'
import { DamagedStoreError } from './store/sqlite/open-connection.ts'
import { storeProblem } from './store/store-failure.ts'
import { SiteMissingError } from './web/site-files.ts'

/** Says why the server did not start and what to do about it. `port` is the PORT setting, if any. */
export function startProblem(error: unknown, port = '3000'): string {
  if (error instanceof EnvError) return `Some settings are wrong:\n${error.message}`
  if (error instanceof SiteMissingError) {
    return `${error.message}. Build it with: npm run build`
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof DamagedStoreError || isDamage(error)) {
    return `The lead store is damaged (${error instanceof Error ? error.message : ''}). Nothing was changed. Keep the file, put a backup in its place and start again; docs/lead-desk.md says how, under "Backup".`
  }
  if (code === 'EADDRINUSE') {
    const other = Number(port) + 1
    return `Port ${port} is taken. Stop the other program or set PORT, for example PORT=${other} npm start`
  }
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} needs more rights than this program has. Set PORT to 1024 or more`
  }
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have the address in HOST'
  const problem = storeProblem(error)
  if (problem) return `The lead store cannot be used: ${problem} (${errorCode(error)}). ${storeAdvice}`
  if (isFileRefused(error)) {
    return `The data folder cannot be written: ${error.message}. ${storeAdvice}`
  }
  return error instanceof Error ? error.message : String(error)
}

const storeAdvice =
  'Nothing was changed. Look at DATA_DIR or DATABASE_URL, at its disk and at who may write there; npm run leads -- doctor tries it.'

/** The system does not let this program write there. */
const isFileRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  'path' in error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOSPC'].includes(String(error.code))

/** SQLite's own "malformed" (11) and "not a database" (26). */
const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26)
