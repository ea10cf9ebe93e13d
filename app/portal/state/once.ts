/** Works a value out when it is first asked for, and hands the same one out from then on. */
export function once<Value>(workOut: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => (known ??= { value: workOut() }).value
}
