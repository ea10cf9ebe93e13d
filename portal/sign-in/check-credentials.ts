import { type DemoAccount, demoAccounts } from '../content/demo-accounts.ts'
import { site } from '../../common/brand/site.ts'

/** The demo account that email and password open, both matched exactly; undefined for anything else. */
export function accountFor(email: string, password: string): DemoAccount | undefined {
  if (password !== site.demo.password) return undefined
  return demoAccounts.find((account) => account.email === email)
}
