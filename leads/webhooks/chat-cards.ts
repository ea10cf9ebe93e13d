import { escapeHtml } from '../../common/markdown/escape-html.ts'
import type { Telling } from './webhook-body.ts'

/**
 * Maximum characters of a text in a card: Slack takes 3,000 in a block, and Teams some 21 KB in total, in any
 * script.
 */
const mostInCard = 2_900
const mostInFact = 260

const button = 'Open at the desk'

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`

const factLines = ({ facts }: Telling['card']) =>
  facts.map(({ label, value }) => ({ label, value: cut(value, mostInFact) }))

/**
 * An Adaptive Card for a Teams Workflow ("When a Teams webhook request is received"). A text run, unlike a TextBlock,
 * has no Markdown: a stranger's words make no link.
 */
export function teamsCard({ card, atDesk }: Telling): object {
  const run = (text: string, style: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, ...style }],
  })
  const facts = factLines(card).map(({ label, value }) => ({
    type: 'RichTextBlock',
    spacing: 'Small',
    inlines: [
      { type: 'TextRun', text: `${label}: `, isSubtle: true },
      { type: 'TextRun', text: value },
    ],
  }))
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            run(card.title, { weight: 'Bolder', size: 'Medium' }),
            ...facts,
            ...(card.words ? [run(cut(card.words, mostInCard))] : []),
          ],
          ...(atDesk && { actions: [{ type: 'Action.OpenUrl', title: button, url: atDesk }] }),
        },
      },
    ],
  }
}

/** Blocks for Slack's incoming webhooks. Plain text in them mentions nobody and makes no link. */
export function slackBlocks({ card, chat, atDesk }: Telling): object {
  const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })
  const section = (text: string) => ({ type: 'section', text: plain(cut(text, mostInCard)) })
  const facts = factLines(card).map(({ label, value }) => `${label}: ${value}`)
  return {
    // Shown in notifications.
    text: chat,
    blocks: [
      section(card.title),
      ...(facts.length > 0 ? [section(facts.join('\n'))] : []),
      ...(card.words ? [section(card.words)] : []),
      ...(atDesk
        ? [{ type: 'actions', elements: [{ type: 'button', text: plain(button), url: atDesk }] }]
        : []),
    ],
  }
}

/** A card for Google Chat's incoming webhooks: its texts are HTML with a few elements. */
export function googleChatCard({ card, atDesk }: Telling): object {
  const text = (words: string) => escapeHtml(words).replaceAll('\n', '<br>')
  const widgets = [
    ...factLines(card).map(({ label, value }) => ({
      decoratedText: { topLabel: label, text: text(value), wrapText: true },
    })),
    ...(card.words ? [{ textParagraph: { text: text(cut(card.words, mostInCard)) } }] : []),
    ...(atDesk
      ? [{ buttonList: { buttons: [{ text: button, onClick: { openLink: { url: atDesk } } }] } }]
      : []),
  ]
  const title = { textParagraph: { text: `<b>${text(card.title)}</b>` } }
  return {
    // Shown in notifications.
    fallbackText: card.title,
    cardsV2: [{ cardId: 'lead', card: { sections: [{ widgets: [title, ...widgets] }] } }],
  }
}
