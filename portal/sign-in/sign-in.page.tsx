import { Island } from '../../common/islands/island.tsx'
import { pageMeta } from '../../site/seo/page-meta.ts'
import SignIn from './sign-in.island.tsx'

export const meta = (path: string) => [
  ...pageMeta({
    title: 'Sign in to the demo portal',
    description:
      'Two demo accounts open a working portal on a fictional bank’s calls: live calls, quality and inbox. Nothing you do there reaches a real person.',
    path,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function SignInPage() {
  return <Island name="sign-in" of={SignIn} props={{}} />
}
