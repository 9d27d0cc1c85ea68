import { getLocation, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

/** Where a text stops being JSON, and why. Lines and columns count from 1. */
export interface JsonFault {
  line: number
  column: number
  /** 'Line 3, column 14 (lines.0.htsus): a comma or } is expected here, not "x".' */
  message: string
}

interface ParseError {
  code: ParseErrorCode
  offset: number
  line: number
  column: number
  /** What closes the object or list that contains the fault; undefined outside of both. */
  close: '}' | ']' | undefined
}

/**
 * The first fault of a text that is to be JSON (RFC 8259); undefined when there is none. JSON engines name a position
 * in some cases only, and each in different words.
 */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    const error = firstError(text)
    if (!error) return undefined
    const { line, column, offset } = error
    const path = getLocation(text, offset).path
    const field = path.filter((key) => key !== '').join('.')
    const position = `Line ${line}, column ${column}${field && ` (${field})`}`
    return { line, column, message: `${position}: ${reason(text, error, path.at(-1) === '')}` }
  } catch (error) {
    // The parser calls itself for each list and object inside another.
    if (error instanceof RangeError)
      return { line: 1, column: 1, message: 'It nests too many lists or objects.' }
    throw error
  }
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

function firstError(text: string): ParseError | undefined {
  const open: ('}' | ']')[] = []
  let first: ParseError | undefined
  visit(
    text,
    {
      onObjectBegin: () => open.push('}') > 0,
      onArrayBegin: () => open.push(']') > 0,
      onObjectEnd: () => void open.pop(),
      onArrayEnd: () => void open.pop(),
      onError: (code, offset, _length, line, column) => {
        first ??= { code, offset, line: line + 1, column: column + 1, close: open.at(-1) }
      },
    },
    STRICT,
  )
  return first
}

/** `isName`: the fault is in the position of a field name. */
function reason(text: string, { code, offset, close }: ParseError, isName: boolean): string {
  const found = offset < text.length ? `not ${JSON.stringify(text[offset])}` : 'where the text ends'
  const expected = (what: string) => `${what} is expected here, ${found}.`
  switch (printParseErrorCode(code)) {
    case 'UnexpectedEndOfString':
      return 'the text in double quotes has no end on its line.'
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'the text in double quotes has a backslash that begins no escape of JSON.'
    case 'InvalidCharacter':
      return 'the text in double quotes contains a control character.'
    case 'ColonExpected':
      return expected('a colon')
    case 'CommaExpected':
      return expected(`a comma or ${close}`)
    case 'CloseBraceExpected':
      return expected('a comma or }')
    case 'CloseBracketExpected':
      return expected('a comma or ]')
    default:
      if (isName) return expected('a field name in double quotes')
      return expected(close || text.slice(0, offset).trim() === '' ? 'a value' : 'nothing more')
  }
}
