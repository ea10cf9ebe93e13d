import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { articles } from '../content/articles/article-files.ts'
import { articleIndexPath } from '../content/articles/blog-pages.ts'
import {
  agentPath,
  listedPaths,
  notFoundPath,
  olderBlogPages,
  pathsAgentKnows,
  sharedPaths,
} from '../content/pages.ts'
import type { PageCss } from '../vite/page-css.ts'
import type { PageScripts } from '../vite/public-pages.ts'
import { writeKnowledgeFile } from './build/agent-knowledge/write-knowledge-file.ts'
import { articleIndex } from './build/article-index.ts'
import { replaceStartUp } from './build/boot-markup.ts'
import { bundleBootScript } from './build/boot-script.ts'
import { buildDirectory } from './build/build-directory.ts'
import { compressAll } from './build/compress.ts'
import { writeDiscoveryFiles } from './build/discovery-files.ts'
import { writeFeeds } from './build/feeds/write-feeds.ts'
import { headersFile, vercelConfig } from './build/host-files/host-files.ts'
import { withinRules } from './build/host-files/within-rules.ts'
import { writeIcons } from './build/icons.ts'
import { expectFirstScreen } from './build/expect-first-screen.ts'
import { inlineCss } from './build/inline-css.ts'
import { pageFacts } from './build/page-facts.ts'
import { isPortalPage } from './build/is-portal-page.ts'
import { laterSheets } from './build/later-sheets.ts'
import { preloadFonts, preloadPortalFonts } from './build/preload-fonts.ts'
import { refuseContentFaults } from './build/refuse-content-faults.ts'
import { scriptTexts } from './build/script-texts.ts'
import { wordsOf } from './build/settle-css.ts'
import { shownLater } from './build/shown-later.ts'
import { addStructuredData } from './build/structured-data-markup.ts'
import { cutFonts, type PageFonts } from './fonts/cut-fonts.ts'
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
const builtPages = await contents(htmlFiles)
const scripts = await contents(await filesEndingWith('.js'))
// The portal's desks load one another, and its sample calls with them: each page may come to show all of it.
const portalTexts = [...scripts.values()].flatMap(scriptTexts)
const index = articleIndex(articles)
const indexTexts = scriptTexts(index)
const searchedLater = (html: string) => (html.includes(articleIndexPath) ? indexTexts : [])
const isOfPortal = (page: string) => isPortalPage(page.slice(1))
// Two cuts, so that no public page's fonts grow by the portal's letters.
const fonts = new Map([
  ...(await cutFor(
    (page) => !isOfPortal(page),
    (html) => [...shownLater(html, pageScripts, scripts), ...searchedLater(html)],
  )),
  ...(await cutFor(isOfPortal, () => portalTexts)),
])

const [pageBoot, portalBoot] = [await bundleBootScript('page'), await bundleBootScript('portal')]
// Every page has this sheet in its HTML; fetched again by a part that comes later, it would undo what was settled there.
for (const file of await filesEndingWith('.css'))
  if (basename(file).startsWith('page-document-')) await writeFile(file, '')
const later = laterSheets(await contents(await filesEndingWith('.css')), scripts)
const scriptWords = new Set([...scripts.values(), ...later].flatMap(wordsOf))
const pages = new Map<string, string>()
for (const [page, built] of builtPages) {
  const { css = '', files = [] } = fonts.get(page) ?? {}
  let html = replaceStartUp(built, isOfPortal(page) ? portalBoot : pageBoot, pageScripts)
  html = inlineCss(html, pageCss, css, scriptWords)
  html = isOfPortal(page) ? preloadPortalFonts(html, files) : expectFirstScreen(preloadFonts(html, files))
  pages.set(page.slice(1), html)
}
const factsOf = (path: string) => pageFacts(path, pages.get(fileOf(path)) ?? '')
const facts = listedPaths.map(factsOf)
for (const page of [...facts, ...olderBlogPages.map(factsOf)]) {
  const file = fileOf(page.path)
  pages.set(file, addStructuredData(pages.get(file) ?? '', page))
}
const pagesAgentKnows = new Map(pathsAgentKnows.map((path) => [path, pages.get(fileOf(path)) ?? '']))
const agentFile = fileOf(agentPath)
pages.set(agentFile, await writeKnowledgeFile(pagesAgentKnows, pages.get(agentFile) ?? '', client))
const hosted = withinRules(pages)
for (const [file, html] of hosted.pages) await writeFile(join(client, file), html)

await drawShareImages(sharedPaths, client, 'node_modules/.cache/share-images')
await writeIcons(client)
await writeDiscoveryFiles(facts, client)
await writeFeeds(client)
if (olderBlogPages.length > 0) await writeFile(join(client, articleIndexPath), index)
await compressAll(await filesEndingWith(''))
await writeFile(join(client, '_headers'), headersFile(hosted.rules))
await writeFile(join(client, 'vercel.json'), vercelConfig(hosted.rules))
if (hosted.note) console.log(hosted.note)
console.log(`Built ${pages.size} pages into ${client}`)

/** Where the HTML of a page stands in the build. */
function fileOf(path: string): string {
  return join(path.slice(1), 'index.html')
}

/** Fonts cut to what the wanted pages show, and to what their scripts may show later. */
function cutFor(
  isWanted: (page: string) => boolean,
  laterTexts: (html: string) => string[],
): Promise<Map<string, PageFonts>> {
  return cutFonts({
    pages: [...builtPages]
      .filter(([page]) => isWanted(page))
      .map(([page, html]) => ({ name: page, html, laterTexts: laterTexts(html) })),
    outDir: join(client, 'assets/fonts'),
    cacheDir: 'node_modules/.cache/fonts',
  })
}

/** Texts of files of the site, by their addresses from its root. */
async function contents(files: string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(files.map((file, at) => [`/${relative(client, file)}`, texts[at] ?? '']))
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
