import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLegalDocument } from './parse-legal-document.ts'

const read = (name: string) =>
  parseLegalDocument(
    `site/content/legal/${name}.md`,
    readFileSync(join(import.meta.dirname, `${name}.md`), 'utf8'),
  )

/** All of them, for code that runs in Node; pages import the files (see site/build/vite/markdown.ts). */
export const privacyPolicy = read('privacy-policy')
export const termsOfUse = read('terms-of-use')
export const dataProcessingAgreement = read('data-processing-agreement')
