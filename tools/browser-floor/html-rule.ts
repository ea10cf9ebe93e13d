import react from '@html-eslint/eslint-plugin-react'
import type { Rule } from 'eslint'
import { attributes } from './exceptions.ts'

const baseline = react.rules?.['use-baseline'] as Rule.RuleModule

function isException({ data }: Rule.ReportDescriptor): boolean {
  return attributes.has(String(data?.['attr']).toLowerCase())
}

/** For oxlint: the rule of html-eslint for elements and attributes in JSX, with the site’s exceptions. */
const plugin = {
  meta: { name: 'browser-floor' },
  rules: {
    html: {
      ...(baseline.meta ? { meta: { ...baseline.meta, schema: [] } } : {}),
      create(context: Rule.RuleContext) {
        const report = (found: Rule.ReportDescriptor) => {
          if (!isException(found)) context.report(found)
        }
        const options = [{ available: 'widely' }]
        return baseline.create(
          Object.create(context, {
            options: { value: options },
            report: { value: report },
          }) as Rule.RuleContext,
        )
      },
    },
  },
}

export default plugin
