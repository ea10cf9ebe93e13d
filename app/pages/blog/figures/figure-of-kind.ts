import type { Figure } from '../../../../content/articles/figure-schema.ts'

/** The data of figures of one kind. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
