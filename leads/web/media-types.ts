import { getMimeType } from 'hono/utils/mime'

/** Types that hono lacks. */
const further: Record<string, string> = {
  '.data': 'text/x-script; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

/** The Content-Type for a file name's ending, such as `.css`. */
export function mediaType(extension: string): string {
  const ending = extension.toLowerCase()
  return further[ending] ?? getMimeType(ending) ?? 'application/octet-stream'
}
