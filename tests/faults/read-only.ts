import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { replaceMethod } from './replace-method.ts'

/**
 * Loaded into a server before its own code. Permissions do not bind root, as whom tests may run: with WITHOUT_ROOT the
 * server drops root's rights before it touches its data. SIGUSR2 makes SQLite read-only, and the next one writable
 * again, with the same error as a file on a read-only disk.
 */
const nobody = 65_534
let isRoot = process.env['WITHOUT_ROOT'] !== undefined && process.getuid?.() === 0
replaceMethod(fs, 'mkdirSync', (_fs, mkdirSync, ...values) => {
  if (isRoot) {
    isRoot = false
    process.setgid?.(nobody)
    process.setuid?.(nobody)
  }
  return mkdirSync(...values)
})
syncBuiltinESMExports()

/** For each connection that writes, its own `exec`. */
const writers = new Map<DatabaseSync, (sql: string) => unknown>()
replaceMethod(DatabaseSync.prototype, 'exec', (connection, exec, sql) => {
  if (sql === 'BEGIN IMMEDIATE') writers.set(connection, exec)
  exec(sql)
})
let mayWrite = true
process.on('SIGUSR2', () => {
  mayWrite = !mayWrite
  for (const [connection, exec] of writers) {
    if (connection.isOpen) exec(`PRAGMA query_only = ${mayWrite ? 'OFF' : 'ON'}`)
  }
  process.stdout.write(mayWrite ? 'may write\n' : 'may only read\n')
})
