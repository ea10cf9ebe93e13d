/** Loaded into a server before its own code: sets its wall clock `DAYS_AHEAD` days ahead. */
const ahead = Number(process.env['DAYS_AHEAD']) * 86_400_000

globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + ahead] : values, newTarget) as object,
  get: (target, name): unknown => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
})
