const QUOTE = 34
const BACKSLASH = 92
const OPENING: readonly number[] = [91, 123]
const CLOSING: readonly number[] = [93, 125]

/** True if arrays and objects of a JSON text are nested more than `depth` levels deep. */
export function isNestedDeeperThan(depth: number, text: string): boolean {
  let open = 0
  let isText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isText) {
      if (code === BACKSLASH) index += 1
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (OPENING.includes(code)) {
      open += 1
      if (open > depth) return true
    } else if (CLOSING.includes(code)) open -= 1
  }
  return false
}
