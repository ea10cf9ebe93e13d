import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { newsletterPages } from '../content/newsletter-pages.ts'
import { solutionIds } from '../content/solutions.ts'

export default [
  index('pages/home/home.tsx'),
  route('products', 'pages/products/overview/overview.tsx'),
  route('products/virtual-assistant', 'pages/products/virtual-assistant/virtual-assistant.tsx'),
  route('products/qams', 'pages/products/qams/qams.tsx'),
  route('products/zapra', 'pages/products/zapra/zapra.tsx'),
  route('products/document-processing', 'pages/products/document-processing/document-processing.tsx'),
  route('products/smart-analytics', 'pages/products/smart-analytics/smart-analytics.tsx'),
  route('products/voice-intelligence', 'pages/products/voice-intelligence/voice-intelligence.tsx'),
  route('products/customer-intelligence', 'pages/products/customer-intelligence/customer-intelligence.tsx'),
  route('products/process-automation', 'pages/products/process-automation/process-automation.tsx'),
  // One module for all of them: the ids tell the routes apart (scripts/build/inline-css.ts reads them).
  ...solutionIds.map((id) =>
    route(`solutions/${id}`, 'pages/solution/solution.tsx', { id: `pages/solution/solution#${id}` }),
  ),
  route('solutions', 'pages/solutions/solutions.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('offers', 'pages/offers/offers.tsx'),
  route('partner-program', 'pages/partner-program/partner-program.tsx'),
  route('blog', 'pages/blog/blog.tsx'),
  route('blog/page/:page', 'pages/blog/blog.tsx', { id: 'pages/blog/blog#older' }),
  route('blog/:slug', 'pages/blog/article.tsx'),
  route('privacy-policy', 'pages/legal/privacy-policy.tsx'),
  route('terms-of-use', 'pages/legal/terms-of-use.tsx'),
  route('agent', 'agent/agent.tsx'),
  route('login', 'sign-in/sign-in.tsx'),
  route('dashboard', 'portal/shell/portal-layout.tsx', [
    index('portal/overview/overview-page.tsx'),
    route('virtual-assistant', 'portal/assistant/assistant-page.tsx'),
    route('qams', 'portal/qams/qams-page.tsx'),
    route('zapra', 'portal/zapra/zapra-page.tsx'),
    route('team', 'portal/team/team-page.tsx'),
  ]),
  ...newsletterPages.map((page) =>
    route(`newsletter/${page}`, 'pages/newsletter/newsletter.tsx', {
      id: `pages/newsletter/newsletter#${page}`,
    }),
  ),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig
