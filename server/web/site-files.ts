import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../content/site.ts'
import type { Encoding } from './accept-encoding.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { ContentSecurityPolicyOptions } from './content-security-policy.ts'
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

/** The built site, read once: it is a few megabytes, and what is not in here cannot be asked for. */
export interface SiteFiles {
  /** By decoded URL path: `/`, `/about`, `/assets/home-BjAAPc78.css`. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile | undefined
}

/** Whether the site has a page, and not only a file, at this path. */
export const hasPageAt = ({ files }: SiteFiles, address: string): boolean =>
  files.get(address)?.contentSecurityPolicy !== undefined

/** The folder holds no built site. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError'
}

const page = '/index.html'
const notFoundPage = '/404.html'

/** Made for other servers: the router's fallback page, and the rules a CDN reads. */
const notServed = new Set([notFoundPage, '/__spa-fallback.html', '/_headers', '/_redirects', '/vercel.json'])

const encodings: ReadonlyMap<string, Encoding> = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
])

/** Reads every file of a built site with its compressed siblings. Throws SiteMissingError when there is none. */
export function readSiteFiles(folder: string, policy: ContentSecurityPolicyOptions = {}): SiteFiles {
  if (!existsSync(path.join(folder, page))) throw new SiteMissingError(`There is no built site in ${folder}`)
  const files = new Map<string, SiteFile>()
  for (const name of listFiles(folder)) {
    if (!notServed.has(name)) files.set(toUrlPath(name), readFile(folder, name, policy))
  }
  const notFound = existsSync(path.join(folder, notFoundPage))
    ? readFile(folder, notFoundPage, policy)
    : undefined
  return { files, notFound }
}

/** Paths below the folder with a leading slash. Links, dot-files and compressed siblings are left out. */
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

function readFile(folder: string, name: string, policy: ContentSecurityPolicyOptions): SiteFile {
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
    contentSecurityPolicy: isPage
      ? contentSecurityPolicy(plain.toString('utf8'), { ...policy, frameable: isAgentPage(toUrlPath(name)) })
      : undefined,
  }
}

/** The page that the hero's dialog frames, when it is one of this site. */
export function isAgentPage(address: string): boolean {
  return address === site.agent.page
}

/** Names under /assets carry a hash of the content, so they never change; a page is asked about every time. */
function cacheControl(name: string, isPage: boolean): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return isPage ? 'no-cache' : 'public, max-age=3600'
}
