import { site } from '../brand/site.ts'

/** Replaces the page when its code fails in the browser; header, footer and contact form stay usable. */
export function PageFailure() {
  return (
    <section className="section" data-ground="light">
      <div className="wrap">
        <h1 className="heading-1">This page could not be shown.</h1>
        <p className="lead">
          Please reload it. If that does not help, write to{' '}
          <a href={`mailto:${site.email.sales}`}>{site.email.sales}</a>.
        </p>
      </div>
    </section>
  )
}
