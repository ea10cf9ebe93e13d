import { mkdirSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { colour } from './content/brand-colours.ts'
import { subscribePath } from './lead/newsletter.ts'
import { contentCheck } from './vite/content-check.ts'
import { agentKnowledge } from './vite/agent-knowledge.ts'
import { glsl } from './vite/glsl.ts'
import { markdown } from './vite/markdown.ts'
import { pageCss } from './vite/page-css.ts'
import { pageViewAdapter } from './vite/page-view-adapter.ts'
import { publicPages } from './vite/public-pages.ts'
import { shortClassNames } from './vite/short-class-names.ts'
import { buildDirectory } from './scripts/build/build-directory.ts'

/** Beside the development server: PORT=3001 npm run serve */
const leadDesk = 'http://127.0.0.1:3001'

/** Modules that every page has, which bring what they import. */
const pageDocument =
  /\/app\/(?:page-document|page-failure|page-path|page-views\/start-page-views|agent-dialog\/agent-dialog-id)\.tsx?$/

mkdirSync(buildDirectory, { recursive: true })

export default defineConfig(({ command }) => ({
  // Class names stand in every page's HTML and CSS: short in a build, telling in development.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames('app') } } : {},
  publicDir: 'brand/public',
  define: { 'import.meta.env.THEME_COLOUR': JSON.stringify(colour('--ink-900')) },
  server: { proxy: { '/api': leadDesk, [subscribePath]: leadDesk } },
  // Else the bundler may put React DOM, which every page needs, into a file of the router's, which only the portal needs,
  // and cuts what all pages share into a dozen small files, named in every page.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /\/react-dom\//, priority: 2 },
                { name: 'page-document', test: pageDocument, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    reactRouter(),
    markdown(),
    agentKnowledge(),
    glsl(),
    pageCss(`${buildDirectory}/page-css.json`),
    publicPages(`${buildDirectory}/page-scripts.json`),
    pageViewAdapter(),
    contentCheck(),
  ],
}))
