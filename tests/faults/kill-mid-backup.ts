import { replaceMethod } from './replace-method.ts'

/**
 * Loaded into one of the operator's commands before its own code: kills it in the middle of a copy. Not imported,
 * because an import of node:sqlite fixes what later ones get.
 */
replaceMethod(process.getBuiltinModule('node:sqlite'), 'backup', (_sqlite, backup, source, file) =>
  backup(source, file, { progress: () => process.kill(process.pid, 'SIGKILL') }),
)
