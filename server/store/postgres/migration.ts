export interface Migration {
  /** 1, 2, 3 … without gaps; kept in the table lead_desk_schema. */
  version: number
  name: string
  /** Any number of statements, without values. */
  sql: string
}
