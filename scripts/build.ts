import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { agentPath, listedPaths, notFoundPath, pagePaths } from '../content/pages.ts'
import type { PageCss } from '../vite/page-css.ts'
import type { PageScripts } from '../vite/public-pages.ts'
import { writeAgentIndex } from './build/agent-index/write-agent-index.ts'
import { replaceStartUp } from './build/boot-markup.ts'
import { bundleBootScript } from './build/boot-script.ts'
import { buildDirectory } from './build/build-directory.ts'
import { cdnHeaders } from './build/cdn-headers.ts'
import { compress } from './build/compress.ts'
import { writeDiscoveryFiles } from './build/discovery-files.ts'
import { writeFeeds } from './build/feeds/write-feeds.ts'
import { writeIcons } from './build/icons.ts'
import { inlineCss } from './build/inline-css.ts'
import { pageFacts } from './build/page-facts.ts'
import { isPortalPage, portalScripts } from './build/portal-scripts.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { refuseContentFaults } from './build/refuse-content-faults.ts'
import { scriptTexts } from './build/script-texts.ts'
import { addStructuredData } from './build/structured-data-markup.ts'
import { type CutFonts, cutFonts } from './fonts/cut-fonts.ts'
import { drawShareImages } from './share-images/share-images.ts'

const client = join(buildDirectory, 'client')

await refuseContentFaults()
await rm(buildDirectory, { recursive: true, force: true })
await mkdir(buildDirectory, { recursive: true })
await run('node_modules/@react-router/dev/bin.cjs', ['build'])

const pageCss = JSON.parse(await readFile(join(buildDirectory, 'page-css.json'), 'utf8')) as PageCss
const pageScripts = JSON.parse(
  await readFile(join(buildDirectory, 'page-scripts.json'), 'utf8'),
) as PageScripts
await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'))
for (const leftover of [notFoundPath, '__spa-fallback.html', '.vite']) {
  await rm(join(client, leftover), { recursive: true, force: true })
}
await rm(join(buildDirectory, 'server'), { recursive: true })

const htmlFiles = await filesEndingWith('.html')
const scriptFiles = await filesEndingWith('.js')
const portal = portalScripts(await contents(htmlFiles))
const isOfPortal = (file: string) => isPortalPage(relative(client, file))
// Two cuts, so that no public page's fonts grow by the portal's letters.
const publicFonts = await cutFor(
  htmlFiles.filter((file) => !isOfPortal(file)),
  scriptFiles.filter((file) => !portal.owned.has(basename(file))),
)
const portalFonts = await cutFor(
  htmlFiles.filter(isOfPortal),
  scriptFiles.filter((file) => portal.loaded.has(basename(file))),
)

const bootScript = await bundleBootScript()
const pages = new Map<string, string>()
for (const file of htmlFiles) {
  let html = await readFile(file, 'utf8')
  html = replaceStartUp(html, bootScript, pageScripts)
  const fonts = isOfPortal(file) ? portalFonts : publicFonts
  html = inlineCss(html, pageCss, fonts.cssFor(html))
  html = preloadFonts(html, fonts.preload, fonts.files)
  pages.set(relative(client, file), html)
}
const facts = listedPaths.map((path) => pageFacts(path, pages.get(fileOf(path)) ?? ''))
for (const page of facts) {
  const file = fileOf(page.path)
  pages.set(file, addStructuredData(pages.get(file) ?? '', page))
}
const listedPages = new Map(listedPaths.map((path) => [path, pages.get(fileOf(path)) ?? '']))
const agentFile = fileOf(agentPath)
pages.set(agentFile, await writeAgentIndex(listedPages, pages.get(agentFile) ?? '', client))
for (const [file, html] of pages) await writeFile(join(client, file), html)

await drawShareImages(pagePaths, client, 'node_modules/.cache/share-images')
await writeIcons(client)
await writeDiscoveryFiles(facts, client)
await writeFeeds(client)
await Promise.all((await filesEndingWith('')).map(compress))
await writeFile(join(client, '_headers'), cdnHeaders(pages))
console.log(`Built ${pages.size} pages into ${client}`)

/** Where the HTML of a page stands in the build. */
function fileOf(path: string): string {
  return join(path.slice(1), 'index.html')
}

/** Fonts cut to what some pages and their scripts show. */
async function cutFor(pageFiles: string[], ownScripts: string[]): Promise<CutFonts> {
  const scripts = await contents(ownScripts)
  return cutFonts({
    htmlFiles: pageFiles,
    extraTexts: [...scripts.values()].flatMap(scriptTexts),
    outDir: join(client, 'assets/fonts'),
    cacheDir: 'node_modules/.cache/fonts',
  })
}

/** Texts of files of the site, by their paths from its root. */
async function contents(files: string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, at) => [relative(client, file), texts[at] ?? '']))
}

async function filesEndingWith(ending: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

async function run(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with code ${code}`)
}
