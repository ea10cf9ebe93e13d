import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file's content is on disk. */
export const syncFile = (file: string) => syncAt(file, 'r+')

/** Makes new names in a folder survive a power cut. Skipped on platforms that cannot open a folder. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncAt(folder, 'r')
}

function syncAt(place: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(place, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
