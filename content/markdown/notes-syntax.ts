import type { MarkedExtension, Token, Tokens } from 'marked'

/** `[^id]` in a sentence. */
export interface NoteReference extends Tokens.Generic {
  type: 'noteReference'
  id: string
}

/** `[^id]: text` on lines of its own. */
export interface NoteText extends Tokens.Generic {
  type: 'noteText'
  id: string
  tokens: Token[]
}

/** Notes, which Markdown itself does not have. */
export const notesSyntax: MarkedExtension = {
  extensions: [
    {
      name: 'noteText',
      level: 'block',
      start: (source) => source.match(/^\[\^[\w-]+\]:/m)?.index,
      tokenizer(source): NoteText | undefined {
        const [raw, id, text] = /^\[\^([\w-]+)\]:[ \t]+(.+(?:\n[ \t]+\S.*)*)(?:\n+|$)/.exec(source) ?? []
        if (raw === undefined || id === undefined || text === undefined) return undefined
        return { type: 'noteText', raw, id, tokens: this.lexer.inline(text.replace(/\n[ \t]+/g, ' ')) }
      },
    },
    {
      name: 'noteReference',
      level: 'inline',
      start: (source) => source.match(/\[\^/)?.index,
      tokenizer(source): NoteReference | undefined {
        const [raw, id] = /^\[\^([\w-]+)\]/.exec(source) ?? []
        return raw === undefined || id === undefined ? undefined : { type: 'noteReference', raw, id }
      },
    },
  ],
}

export function isNoteText(token: Token): token is NoteText {
  return token.type === 'noteText'
}
