import { signInMeta } from '../content/sign-in-words.ts'
import { Island } from '../../common/islands/island.tsx'
import { pageMeta } from '../../site/seo/page-meta.ts'
import SignIn from './sign-in.island.tsx'

export const meta = (path: string) => [
  ...pageMeta({ ...signInMeta, path }),
  { name: 'robots', content: 'noindex' },
]

export default function SignInPage() {
  return <Island name="sign-in" of={SignIn} props={{}} />
}
