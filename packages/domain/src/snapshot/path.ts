export type Json = Record<string, unknown>

/** A JSON object, not a list and not null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const split = new Map<string, readonly string[]>()

/** The keys of a path of the format's table; those are few, so each is taken apart once. */
function keysOf(path: string): readonly string[] {
  const known = split.get(path)
  if (known) return known
  const keys = path.split('.')
  split.set(path, keys)
  return keys
}

const step = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[key] : undefined

/** Returns the value at a dotted path of the format's table; undefined if something on the way is missing. */
export const at = (source: unknown, path: string | undefined): unknown =>
  path === undefined ? source : keysOf(path).reduce(step, source)

/** Returns the value at a path that names a place in a file, such as `lines.12.uom`. */
export const atPlace = (source: unknown, path: string): unknown => path.split('.').reduce(step, source)

/** Sets the value at a dotted path of the format's table, making the sections on the way. */
export function put(target: Json, path: string, value: unknown): void {
  const keys = keysOf(path)
  let section = target
  for (const key of keys.slice(0, -1)) {
    section[key] ??= {}
    section = section[key] as Json
  }
  section[keys.at(-1)!] = value
}
