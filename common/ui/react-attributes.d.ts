import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker Commands (HTML): the action for the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover'
    commandfor?: string
  }
  interface FormHTMLAttributes<T> {
    /** WebMCP: the name of this form for an agent in the browser, in snake_case. */
    toolname?: string
    /** WebMCP: what submitting the form does, in a sentence or two. Labels describe the fields. */
    tooldescription?: string
  }
  interface CSSProperties {
    /** Values that an element hands to its style sheet. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
