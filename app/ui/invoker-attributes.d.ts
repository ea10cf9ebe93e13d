import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker Commands (HTML): what the button asks of the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover'
    commandfor?: string
  }
}
