import { type Sentence, say } from '@edfe/domain/messages'
import { getLocation, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

/** Where a text stops being JSON, and why. Lines and columns count from 1. */
export interface JsonFault {
  line: number
  column: number
  /** 'Line 3, column 14 (lines.0.htsus): a comma or } is expected here, not "x".' */
  message: Sentence
}

interface ParseError {
  code: ParseErrorCode
  offset: number
  line: number
  column: number
  /** The character that closes the object or list with the fault; undefined outside of both. */
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
    const message = say(
      {
        id: 'json-fault.at',
        defaultMessage:
          "Line {line}, column {column}{place, select, field { ({field})} other {}}: {reason, select, string {the text in double quotes has no end on its line.} escape {the text in double quotes has a backslash that begins no escape of JSON.} control {the text in double quotes contains a control character.} other {{reason, select, colon {a colon} object {a comma or '}'} list {a comma or ]} name {a field name in double quotes} value {a value} other {nothing more}} is expected here, {end, select, yes {where the text ends} other {not {found}}}.}}",
      },
      {
        line: String(line),
        column: String(column),
        place: field ? 'field' : 'none',
        field,
        reason: reason(text, error, path.at(-1) === ''),
        end: offset < text.length ? 'no' : 'yes',
        found: JSON.stringify(text[offset] ?? ''),
      },
    )
    return { line, column, message }
  } catch (error) {
    // The parser calls itself for each list and object inside another.
    if (error instanceof RangeError)
      return {
        line: 1,
        column: 1,
        message: say({ id: 'json-fault.nested', defaultMessage: 'It nests too many lists or objects.' }),
      }
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

/**
 * The problem: 'string', 'escape' and 'control' within double quotes; else what is expected instead.
 * `isName`: in the position of a field name.
 */
function reason(text: string, { code, offset, close }: ParseError, isName: boolean): string {
  switch (printParseErrorCode(code)) {
    case 'UnexpectedEndOfString':
      return 'string'
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'escape'
    case 'InvalidCharacter':
      return 'control'
    case 'ColonExpected':
      return 'colon'
    case 'CommaExpected':
      return close === ']' ? 'list' : 'object'
    case 'CloseBraceExpected':
      return 'object'
    case 'CloseBracketExpected':
      return 'list'
    default:
      if (isName) return 'name'
      return close || text.slice(0, offset).trim() === '' ? 'value' : 'nothing'
  }
}
