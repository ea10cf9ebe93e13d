import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Encoding } from './accept-encoding.ts'
import { mediaType } from './media-types.ts'

export interface SiteFile {
  type: string
  cacheControl: string
  /** Hash of the plain content. Each encoding's ETag is made from it. */
  hash: string
  bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>
  /** Set on pages only. */
  contentSecurityPolicy: string | undefined
}

/** The built site, read once: it is a few megabytes, and only what is in here can be requested. */
export interface SiteFiles {
  /** By decoded URL path: `/`, `/about`, `/assets/home-BjAAPc78.css`. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile | undefined
}

/** Whether the site has a page, and not only a file, at this path. */
export const hasPageAt = ({ files }: SiteFiles, address: string): boolean =>
  files.get(address)?.contentSecurityPolicy !== undefined

/** The folder contains no built site. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError'
}

const page = '/index.html'
const notFoundPage = '/404.html'

/** The Content-Security-Policy of each page, by its file: computed at build time, like the rules for a CDN. */
const policiesFile = '/_page-policies.json'
const notServed = new Set([notFoundPage, policiesFile, '/_headers', '/_redirects', '/vercel.json'])

const encodings: ReadonlyMap<string, Encoding> = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
])

/** Reads every file of a built site with its compressed siblings. Throws SiteMissingError if there is none. */
export function readSiteFiles(folder: string): SiteFiles {
  const policies = path.join(folder, policiesFile)
  if (!existsSync(path.join(folder, page)) || !existsSync(policies))
    throw new SiteMissingError(`There is no built site in ${folder}`)
  const policyOf = JSON.parse(readFileSync(policies, 'utf8')) as Record<string, string>
  const files = new Map<string, SiteFile>()
  for (const name of listFiles(folder)) {
    if (!notServed.has(name)) files.set(toUrlPath(name), readFile(folder, name, policyOf))
  }
  const notFound = existsSync(path.join(folder, notFoundPage))
    ? readFile(folder, notFoundPage, policyOf)
    : undefined
  return { files, notFound }
}

/** Reads the sales desk's page, which is built beside the site; undefined if it was not built. */
export function readDeskFiles(siteFolder: string): SiteFiles {
  const folder = path.join(siteFolder, '..', 'desk')
  return existsSync(path.join(folder, page))
    ? readSiteFiles(folder)
    : { files: new Map(), notFound: undefined }
}

/** Paths below the folder with a leading slash, without links, dot-files and compressed siblings. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !encodings.has(path.extname(entry.name)))
    .map((entry) =>
      `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`.replaceAll('\\', '/'),
    )
    .filter((name) => !/\/\.(?!well-known\/)/.test(name))
}

/** `/about/index.html` is the page `/about`; `/index.html` is `/`. */
function toUrlPath(name: string): string {
  return name.endsWith(page) ? name.slice(0, -page.length) || '/' : name
}

function readFile(folder: string, name: string, policyOf: Record<string, string>): SiteFile {
  const plain = readFileSync(path.join(folder, name))
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', plain]])
  for (const [extension, encoding] of encodings) {
    const sibling = path.join(folder, name + extension)
    if (existsSync(sibling)) bodies.set(encoding, readFileSync(sibling))
  }
  const isPage = name.endsWith('.html')
  return {
    type: mediaType(path.extname(name)),
    cacheControl: cacheControl(name, isPage),
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    bodies,
    contentSecurityPolicy: isPage ? policyIn(policyOf, name) : undefined,
  }
}

function policyIn(policyOf: Record<string, string>, name: string): string {
  const policy = policyOf[name]
  if (policy === undefined) throw new Error(`The build has no policy for ${name}. Build the site again.`)
  return policy
}

/**
 * Names under /assets contain a hash of the content, so they never change; a page is revalidated every time.
 */
function cacheControl(name: string, isPage: boolean): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return isPage ? 'no-cache' : 'public, max-age=3600'
}
