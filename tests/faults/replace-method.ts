type Method = (...values: unknown[]) => unknown

/** Replaces a method of `holder` by one that also receives the original, bound. */
export function replaceMethod<Self extends object>(
  holder: Self,
  name: string,
  replacement: (self: Self, original: Method, ...values: unknown[]) => unknown,
): void {
  const original: unknown = Reflect.get(holder, name)
  if (typeof original !== 'function') throw new Error(`There is no method ${name}`)
  Reflect.set(holder, name, function (this: Self, ...values: unknown[]) {
    return replacement(this, original.bind(this) as Method, ...values)
  })
}
