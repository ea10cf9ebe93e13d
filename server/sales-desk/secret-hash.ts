import { createHash } from 'node:crypto'

/** The hash under which something secret is found. */
export const secretHash = (text: string) => createHash('sha256').update(text).digest('base64url')
