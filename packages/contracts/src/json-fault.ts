/** Where a text stops being JSON, and what should stand there. Lines and columns count from 1. */
export interface JsonFault {
  line: number
  column: number
  /** 'Line 3, column 14: a comma or } is expected here, not "x".' */
  message: string
}

type Expected = 'value' | 'item' | 'name' | 'field' | 'colon' | 'next' | 'nothing'

const SPACE = /[ \t\r\n]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const FIRST_PRINTED = ' '

const skip = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * The first fault of a text that is to be JSON (RFC 8259); undefined when there is none. JSON engines name a position
 * in some cases only, and each in words of its own.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  const after = (): Expected => (open.length > 0 ? 'next' : 'nothing')
  for (;;) {
    at = skip(SPACE, text, at)
    const sign = text[at]
    if (sign === undefined && expected === 'nothing') return undefined
    const close = open.at(-1) === '{' ? '}' : ']'
    const isValueDue: boolean = expected === 'value' || expected === 'item'
    const isNameDue: boolean = expected === 'name' || expected === 'field'
    if (sign === close && ['next', 'item', 'field'].includes(expected)) {
      open.pop()
      at += 1
      expected = after()
    } else if (sign === ',' && expected === 'next') {
      at += 1
      expected = close === '}' ? 'name' : 'value'
    } else if (sign === ':' && expected === 'colon') {
      at += 1
      expected = 'value'
    } else if (sign === '"' && (isValueDue || isNameDue)) {
      const end = endOfString(text, at)
      if (typeof end !== 'number') return faultAt(text, end.at, end.message)
      at = end
      expected = isNameDue ? 'colon' : after()
    } else if ((sign === '{' || sign === '[') && isValueDue) {
      open.push(sign)
      at += 1
      expected = sign === '{' ? 'field' : 'item'
    } else {
      const end = Math.max(skip(WORD, text, at), skip(NUMBER, text, at))
      if (end === at || !isValueDue) {
        return faultAt(text, at, `${WORDS[expected](close)} is expected here, ${found(sign)}.`)
      }
      at = end
      expected = after()
    }
  }
}

const WORDS: Record<Expected, (close: string) => string> = {
  value: () => 'a value',
  item: () => 'a value or ]',
  name: () => 'a field name in double quotes',
  field: () => 'a field name in double quotes or }',
  colon: () => 'a colon',
  next: (close) => `a comma or ${close}`,
  nothing: () => 'nothing more',
}

const found = (sign: string | undefined): string =>
  sign === undefined ? 'where the text ends' : `not ${JSON.stringify(sign)}`

/** The position behind a string that begins at `start`, or why it does not end. */
function endOfString(text: string, start: number): number | { at: number; message: string } {
  let at = start + 1
  while (text[at] !== '"') {
    const sign = text[at]
    if (sign === undefined || sign < FIRST_PRINTED) {
      return { at, message: 'the text in double quotes has no end on its line.' }
    }
    const next = sign === '\\' ? skip(ESCAPE, text, at) : at + 1
    if (next === at) return { at, message: 'this backslash begins no escape that JSON knows.' }
    at = next
  }
  return at + 1
}

function faultAt(text: string, at: number, message: string): JsonFault {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  const line = before.length
  const column = before.at(-1)!.length + 1
  return { line, column, message: `Line ${line}, column ${column}: ${message}` }
}
