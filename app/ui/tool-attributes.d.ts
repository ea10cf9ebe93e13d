import 'react'

declare module 'react' {
  interface FormHTMLAttributes<T> {
    /** WebMCP: what an agent in the browser calls this form, in snake_case. */
    toolname?: string
    /** WebMCP: what sending the form does; one or two sentences. Fields are described by their labels. */
    tooldescription?: string
  }
}
