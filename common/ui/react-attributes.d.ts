import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker Commands (HTML): what the button asks of the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover'
    commandfor?: string
  }
  interface FormHTMLAttributes<T> {
    /** WebMCP: what an agent in the browser calls this form, in snake_case. */
    toolname?: string
    /** WebMCP: what sending the form does; one or two sentences. Fields are described by their labels. */
    tooldescription?: string
  }
  interface CSSProperties {
    /** Values that an element hands to its style sheet. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
