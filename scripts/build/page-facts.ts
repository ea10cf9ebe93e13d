import type { PageFacts } from '../../app/seo/structured-data/json-ld.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Title and description as the built HTML of a page has them. Throws when one is missing. */
export function pageFacts(path: string, html: string): PageFacts {
  const found = (what: string, pattern: RegExp) => {
    const text = pattern.exec(html)?.[1]
    if (text === undefined)
      throw new Error(`${path} has no ${what}. Give its route a meta function (app/seo).`)
    return text.replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
  }
  return {
    path,
    title: found('title', /<title>([^<]*)<\/title>/),
    description: found('description', /<meta name="description" content="([^"]*)"/),
  }
}
