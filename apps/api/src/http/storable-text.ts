/**
 * True if a parsed body holds text that PostgreSQL cannot keep: U+0000, or half of a surrogate pair. JSON can
 * carry both as escapes only, so a body without `\u` is not searched. Without recursion: a body may nest a
 * million deep.
 */
export function holdsUnstorableText(body: string, json: unknown): boolean {
  if (!body.includes('\\u')) return false
  const open: unknown[] = [json]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (isUnstorable(value)) return true
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item)
    }
  }
  return false
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()
