import { minute } from '../../../common/lead/milliseconds.ts'

/** Lets the browser save data as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), minute)
}
