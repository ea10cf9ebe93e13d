import { mkdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { colour } from './common/brand/brand-colours.ts'
import { subscribePath } from './common/lead/newsletter.ts'
import { salesDeskPath } from './sales-desk/wire/sales-desk.ts'
import { buildDirectory } from './site/build/build-directory.ts'
import { tabIcon } from './site/build/site-files/icon-svg.ts'
import { contentCheck } from './site/build/vite/content-check.ts'
import { agentKnowledge } from './site/build/vite/agent-knowledge.ts'
import { glsl } from './site/build/vite/glsl.ts'
import { iconDrawings } from './site/build/vite/icon-drawings.ts'
import { markdown } from './site/build/vite/markdown.ts'
import { pageViewAdapter } from './site/build/vite/page-view-adapter.ts'
import { pagesInDevelopment } from './site/build/vite/pages-in-development.ts'
import { scopedName, styleSheetOf, stylesOfPages } from './site/build/vite/style-sheets.ts'
import { textModules } from './site/build/vite/text-modules.ts'

/** Run alongside the development server: PORT=3001 npm run serve */
const leadDesk = 'http://127.0.0.1:3001'

mkdirSync(buildDirectory, { recursive: true })

export default defineConfig(({ command }) => ({
  appType: 'custom',
  css: {
    modules: { generateScopedName: scopedName },
    // Otherwise every color-scheme adds two properties for light-dark(), which no style sheet uses.
    lightningcss: { exclude: Features.LightDark },
  },
  // Font addresses are relative to the sheet: the sales desk has its own files, at another address.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'css' ? { relative: true } : undefined),
  },
  publicDir: 'common/brand/public',
  // `.env` is for the server: builds do not depend on it.
  envDir: false,
  define: {
    'import.meta.env.THEME_COLOUR': JSON.stringify(colour('--ink-900')),
    'import.meta.env.TAB_ICON': JSON.stringify(`data:image/svg+xml,${encodeURIComponent(tabIcon)}`),
  },
  server: { proxy: { '/api': leadDesk, [subscribePath]: leadDesk, [salesDeskPath]: leadDesk } },
  environments: {
    // Renders the pages, at build time and in development; nothing of it is sent.
    ssr: {
      build: {
        outDir: `${buildDirectory}/pages`,
        emitAssets: true,
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'site/render-page.tsx',
          // Components rendered only in the browser have styles too.
          treeshake: false,
          output: { codeSplitting: { groups: [{ name: styleSheetOf, test: /\.css$/ }] } },
        },
      },
    },
    client: {
      build: {
        outDir: `${buildDirectory}/client`,
        manifest: true,
        // The pages' code includes all styles: in the browser's build every sheet is empty.
        cssCodeSplit: false,
        // The helper and its lists would be 1.7 kB on every page. Pages name what they need in their HTML.
        modulePreload: false,
        rolldownOptions: {
          input: 'site/client.ts',
          onwarn(warning, warn) {
            // Without server components, `use client` in a package has no meaning.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
          output: {
            codeSplitting: {
              // Otherwise the bundler may put React DOM into a file of the router's, which only the portal needs.
              groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    // The sales desk's page, complete and separate: nothing of it is among the site's files (site/build/sales-desk-page.ts).
    desk: {
      consumer: 'client',
      build: {
        outDir: `${buildDirectory}/desk`,
        manifest: true,
        copyPublicDir: false,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: { input: 'sales-desk/page/main.tsx' },
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
  // A worker's bundle has its own plugins.
  worker: { plugins: () => [textModules()] },
  plugins: [
    command === 'serve' ? react() : undefined,
    markdown(),
    textModules(),
    agentKnowledge(),
    glsl(),
    iconDrawings(),
    stylesOfPages(),
    pageViewAdapter(),
    pagesInDevelopment(),
    contentCheck(),
  ],
}))
