/** Named texts of an address's search; whatever is no text falls away, so an old or mistyped link still opens. */
export const textSearch =
  <const N extends string>(...names: readonly N[]) =>
  (search: Record<string, unknown>): { [name in N]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as { [name in N]?: string }
