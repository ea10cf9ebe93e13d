import type { Plugin, ViteDevServer } from 'vite'
import { knowledgeText } from '../../../assistant/search/knowledge-text.ts'
import { pathsAgentKnows } from '../../content/page-paths.ts'
import type { makeKnowledgeFile } from '../../../assistant/knowledge/make-knowledge-file.ts'

/** Where the assistant's page fetches it in development (assistant/page/knowledge.ts). */
const address = '/agent-knowledge.json'
const maker = '/scripts/agent-knowledge/make-knowledge-file.ts'

/**
 * Serves the assistant's knowledge in development, where no build has written it: read from the pages as this
 * server renders them, again after each change of a file.
 */
export function agentKnowledge(): Plugin {
  return {
    name: 'agent-knowledge',
    apply: 'serve',
    configureServer(server) {
      let making: Promise<string> | undefined
      server.watcher.on('all', () => (making = undefined))
      server.middlewares.use(address, (_request, response) => {
        making ??= knowledgeOf(server)
        making.then(
          (text) => response.setHeader('Content-Type', 'application/json').end(text),
          (error: unknown) => {
            making = undefined
            const message = error instanceof Error ? error.message : String(error)
            server.ws.send({ type: 'error', err: { message, stack: '' } })
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message)
          },
        )
      })
    },
  }
}

async function knowledgeOf(server: ViteDevServer): Promise<string> {
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The development server does not say where it is.')
  const htmlByPath = new Map<string, string>()
  for (const path of pathsAgentKnows) {
    const response = await fetch(new URL(path, origin))
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    htmlByPath.set(path, await response.text())
  }
  // Uses the server's own loader, which rereads a changed file.
  const module = (await server.ssrLoadModule(maker)) as { makeKnowledgeFile: typeof makeKnowledgeFile }
  return knowledgeText(module.makeKnowledgeFile(htmlByPath))
}
