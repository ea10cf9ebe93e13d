import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { type CheckedProse, checkProse, type ProseRules } from './check-prose.ts'
import type { FileParts } from './front-matter.ts'
import { headingId } from './heading-id.ts'
import { interpolate, type Values } from './interpolate.ts'
import { plainText } from './plain-text.ts'

export interface BodyRules extends ProseRules {
  /** Values for `{{name}}` in the text. */
  values?: Values
}

/** A body as parsed, split at its `##` headings. Positions are those in the file. */
export interface Body extends CheckedProse {
  /** The content before the first heading. */
  opening: RootContent[]
  sections: SectionNodes[]
}

/** The content under one `##` heading; `id` is its anchor. */
export interface SectionNodes {
  id: string
  title: string
  nodes: RootContent[]
  line: number
}

/** Parses the body of a Markdown file, and reports what a page of this site cannot show. */
export function readBody({ body, bodyLine }: Pick<FileParts, 'body' | 'bodyLine'>, rules: BodyRules): Body {
  const faults: Body['faults'] = []
  const fault = (line: number, says: string) => faults.push({ line, says })
  // Empty lines replace the front matter, so that positions are those in the file.
  const text = '\n'.repeat(bodyLine - 1) + interpolate(body, rules.values ?? {}, fault, bodyLine)
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const { opening, sections } = cutAtHeadings(tree)
  const seen = new Set<string>()
  for (const { id, line } of sections) {
    if (seen.has(id)) fault(line, `repeats the anchor “${id}”. Give it its own: “## Heading {#anchor}”.`)
    seen.add(id)
  }
  const checked = checkProse(tree, rules)
  const all = [...faults, ...checked.faults].toSorted((a, b) => a.line - b.line)
  return { opening, sections, pictures: checked.pictures, faults: all }
}

/** Line of the file where a block begins. */
export function lineOf({ position }: RootContent): number {
  return position?.start.line ?? 1
}

function cutAtHeadings({ children }: Root): Pick<Body, 'opening' | 'sections'> {
  const opening: RootContent[] = []
  const sections: SectionNodes[] = []
  for (const node of children)
    if (node.type === 'heading' && node.depth === 2) {
      const { text: title, id } = headingId(plainText(node))
      sections.push({ id, title, nodes: [], line: lineOf(node) })
    } else (sections.at(-1)?.nodes ?? opening).push(node)
  return { opening, sections }
}
