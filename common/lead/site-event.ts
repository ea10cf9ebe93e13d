/** Where the browser reports what happens on the site. */
export const eventPath = '/api/event'

/** A longer report (in characters) is not ours. */
export const longestReport = 2048

/** Parameters that name the campaign in a link; nothing else of an address is reported besides its path. */
export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

interface OnPage {
  /** Path of the page, without query. */
  path: string
  /** The campaign’s part of the query, such as `utm_source=newsletter`; empty if the link has none. */
  query: string
}

/** What the browser reports. Nothing in it identifies a person. */
export type SiteEvent =
  | (OnPage & {
      event: 'page_viewed'
      /** Host of the website whose link led here; empty if none did. */
      referrer: string
    })
  | (OnPage & {
      event: 'contact_opened'
      /** The heading of the opened dialog, which identifies the button that was pressed. */
      heading: string
    })
  /** The dialog with the assistant; there is only one. */
  | (OnPage & { event: 'agent_opened' })
  /** A link to our number on WhatsApp. */
  | (OnPage & { event: 'whatsapp_pressed' })

/** First error of a page view: path of the script, line and column, such as `/assets/a.js:1:2034`. Never its text. */
export type ScriptFailure = OnPage & { event: 'script_failed'; at: string }
