import { execFile } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { relative, resolve } from 'node:path'
import type { HotPayload, Plugin } from 'vite'
import type { ContentFaults } from '../check-content/content-faults.ts'
import { report } from '../check-content/fault.ts'

const checker = 'site/build/check-content/main.ts'

/** Shows every fault of content and words over the page, in plain words, until it is fixed. */
export function contentCheck(): Plugin {
  const root = resolve()
  let latest: Promise<ContentFaults> | undefined
  /** Whether faults cover the open pages. */
  let isCovered = false

  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      // Switching branches changes hundreds of files together.
      const checkOnce = oneAtATime(runCheck)
      const check = () => (latest = checkOnce())
      const show = async (isNew: boolean) => {
        const checked = latest ?? check()
        const { faults } = await checked
        if (checked !== latest) return
        if (faults.length > 0) server.ws.send(overlay(faults))
        else if (isCovered) server.ws.send({ type: 'full-reload', path: '*' })
        isCovered = faults.length > 0
        if (isNew && isCovered) server.config.logger.warn(`\n${report(faults)}\n`)
      }

      server.watcher.on('all', (_event, file) => {
        if (!/^(?:assistant|common|portal|sales-desk|site)[/\\]/.test(relative(root, file))) return
        const before = latest
        if (check() !== before) void show(true)
      })
      server.ws.on('connection', () => void show(false))
      server.middlewares.use((request, response, next) => {
        if (!asksForPage(request)) return next()
        void (latest ?? check()).then(({ faults, stops }) => {
          if (!stops) return next()
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(faultsPage(report(faults)))
        })
      })
    },
  }
}

/** Checks in a separate process, as this one caches the content it has read. */
async function runCheck(): Promise<ContentFaults> {
  return new Promise((done) => {
    execFile(process.execPath, [checker, '--json'], (_error, output, errors) => {
      try {
        done(JSON.parse(output) as ContentFaults)
      } catch {
        done({
          faults: [{ file: checker, says: `ended before it had checked: ${errors.trim()}` }],
          stops: false,
        })
      }
    })
  })
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

function overlay(faults: ContentFaults['faults']): HotPayload {
  const [first] = faults
  const place =
    first?.line === undefined
      ? {}
      : { loc: { file: first.file, line: first.line, column: first.column ?? 1 } }
  return { type: 'error', err: { message: report(faults), stack: '', ...place } }
}

/** Replaces a page that cannot be made: the faults, and the client that reloads the page when they are fixed. */
function faultsPage(faults: string): string {
  const text = faults.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content is not in order</title>
<script type="module" src="/@vite/client"></script>
<pre>${text}</pre>`
}

/**
 * The same work, never twice concurrently. Calls during a run get the next one, however many there are: it begins
 * after the last of them.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const start = () => {
    running = work().finally(() => (running = undefined))
    return running
  }
  const startNext = () => {
    next = undefined
    return running ?? start()
  }
  return () => {
    if (!running) return next ?? start()
    next ??= running.then(startNext, startNext)
    return next
  }
}
