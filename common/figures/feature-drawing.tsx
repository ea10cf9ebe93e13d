import '../styles/drawing.css'

/** A small counted drawing as path data, 132 by 52 units. */
export interface FeatureDrawing {
  many?: string
  /** The few that matter. */
  few?: string
  /** Those still to come. */
  expected?: string
}

/** Many fine lines, and the few that matter. Decorative beside the feature's words. */
export function FeatureDrawing(props: FeatureDrawing & { className?: string | undefined }) {
  const { className, many, few, expected } = props
  return (
    <svg className={className} viewBox="0 0 132 52" fill="none" strokeWidth="1.2" aria-hidden="true">
      {many && <path className="ink-faint" d={many} />}
      {few && <path className="ink-text" strokeWidth="2" d={few} />}
      {expected && <path className="ink-text" strokeDasharray="3.2 1.8" d={expected} />}
    </svg>
  )
}
