import { mkdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { colour } from './content/brand-colours.ts'
import { subscribePath } from './lead/newsletter.ts'
import { salesDeskPath } from './lead/sales-desk.ts'
import { buildDirectory } from './scripts/build/build-directory.ts'
import { tabIcon } from './scripts/site-files/icon-svg.ts'
import { contentCheck } from './vite/content-check.ts'
import { agentKnowledge } from './vite/agent-knowledge.ts'
import { glsl } from './vite/glsl.ts'
import { markdown } from './vite/markdown.ts'
import { pageCss } from './vite/page-css.ts'
import { pageViewAdapter } from './vite/page-view-adapter.ts'
import { pagesInDevelopment } from './vite/pages-in-development.ts'
import { shortClassNames } from './vite/short-class-names.ts'
import { textModules } from './vite/text-modules.ts'

/** Beside the development server: PORT=3001 npm run serve */
const leadDesk = 'http://127.0.0.1:3001'

mkdirSync(buildDirectory, { recursive: true })

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Class names stand in every page's HTML and CSS: short in a build, telling in development.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames('app') } } : {},
  publicDir: 'brand/public',
  define: {
    'import.meta.env.THEME_COLOUR': JSON.stringify(colour('--ink-900')),
    'import.meta.env.TAB_ICON': JSON.stringify(`data:image/svg+xml,${encodeURIComponent(tabIcon)}`),
  },
  server: { proxy: { '/api': leadDesk, [subscribePath]: leadDesk, [salesDeskPath]: leadDesk } },
  environments: {
    // What makes the pages, at build and in development; nothing of it is sent.
    ssr: {
      build: {
        outDir: `${buildDirectory}/pages`,
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'app/render-page.tsx' },
      },
    },
    client: {
      build: {
        outDir: `${buildDirectory}/client`,
        manifest: true,
        // The helper and its lists would be 1.7 kB on every page. Applications name what they need in their HTML.
        modulePreload: false,
        rolldownOptions: {
          input: 'app/client.ts',
          // The boot script calls what it exports.
          preserveEntrySignatures: 'allow-extension',
          onwarn(warning, warn) {
            // Without server components, `use client` in a package says nothing.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
          output: {
            codeSplitting: {
              // Else the bundler may put React DOM into a file of the router's, which only the portal needs.
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                // What players share is four files of a few hundred bytes; each cost a page a request.
                {
                  name: 'players',
                  test: /\/app\/(?:ui\/(?:play-clock|play-loop|watch-may-move)|figures\/time-label)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    // The sales desk's page, whole and apart: nothing of it is among the site's files (scripts/build/sales-desk-page.ts).
    desk: {
      consumer: 'client',
      build: {
        outDir: `${buildDirectory}/desk`,
        manifest: true,
        copyPublicDir: false,
        modulePreload: false,
        cssCodeSplit: false,
        cssMinify: false,
        rolldownOptions: { input: 'app/sales-desk/main.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr', 'desk']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  // A worker's bundle has plugins of its own.
  worker: { plugins: () => [textModules()] },
  plugins: [
    command === 'serve' ? react() : undefined,
    markdown(),
    textModules(),
    agentKnowledge(),
    glsl(),
    pageCss(`${buildDirectory}/page-css.json`),
    pageViewAdapter(),
    pagesInDevelopment(),
    contentCheck(),
  ],
}))
