import css from '@eslint/css'
import type { Linter } from 'eslint'
import { css as exceptions } from './exceptions.ts'

/** For ESLint, which reads only the CSS: oxlint reads the code. */
export const cssRules: Linter.Config[] = [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          allowProperties: exceptions.properties,
          allowPropertyValues: exceptions.values,
          allowSelectors: exceptions.selectors,
        },
      ],
    },
  },
]
