import type { HeadTag } from './page-module.ts'

/** The head of every page: what all have, and the page's own tags. The build adds styles, fonts and scripts to it. */
export function PageHead({ tags }: { tags: readonly HeadTag[] }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      {/* Numbers that can be called are links already. */}
      <meta name="format-detection" content="telephone=no" />
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
  )
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('tagName' in tag) {
    const { tagName: _link, ...attributes } = tag
    return <link {...attributes} />
  }
  return 'title' in tag ? <title>{tag.title}</title> : <meta {...tag} />
}
