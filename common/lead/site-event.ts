/** Where the browser reports what happens on the site. */
export const eventPath = '/api/event'

/** A report longer than this (characters) is none of ours. */
export const longestReport = 2048

/** What a link names the campaign by; all that is reported of an address besides its path. */
export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

interface OnPage {
  /** Path of the page, without query. */
  path: string
  /** The campaign’s part of the query, such as `utm_source=newsletter`; empty when the link names none. */
  query: string
}

/** What the browser reports. Nothing in it is about a person. */
export type SiteEvent =
  | (OnPage & {
      event: 'page_viewed'
      /** Host of the other website whose link led here; empty when there was none. */
      referrer: string
    })
  | (OnPage & {
      event: 'contact_opened'
      /** The heading the dialog opened with, which tells the button that was pressed. */
      heading: string
    })
  /** The dialog with the assistant, of which there is one. */
  | (OnPage & { event: 'agent_opened' })
  /** A link to our number on WhatsApp. */
  | (OnPage & { event: 'whatsapp_pressed' })

/** The first error of a page view: the path of the script, its line and column, such as `/assets/a.js:1:2034`. No word of it. */
export type ScriptFailure = OnPage & { event: 'script_failed'; at: string }
