import type { FieldLayout, RecordLayout, RecordValues } from '../records/index.ts'
import { impliedDigits, isAmount } from './amounts.ts'
import { CLASS_WORDS, fitsClass } from './data-class.ts'
import { toMonthDayYear } from './days.ts'
import { fieldProblem, type RecordProblem, recordProblem } from './problem.ts'

export type Encoded = { ok: true; image: string } | { ok: false; problems: RecordProblem[] }

/**
 * Writes one record as its 80 columns. Amounts are right-justified and zero-filled, everything else is
 * left-justified and space-filled. Refuses what does not fit its field, lower case included.
 */
export function encodeRecord(layout: RecordLayout, values: RecordValues): Encoded {
  const problems: RecordProblem[] = []
  const names = new Set(layout.fields.map((field) => field.name))
  for (const [name, value] of Object.entries(values)) {
    if (value && !names.has(name))
      problems.push(recordProblem(layout.id, 'unknown_field', `has no field ${name}`))
  }
  let image = ''
  for (const field of layout.fields) {
    const written = encodeField(layout, field, values[field.name] ?? '')
    if (typeof written === 'string') image += written
    else problems.push(written)
  }
  return problems.length === 0 ? { ok: true, image } : { ok: false, problems }
}

function encodeField(layout: RecordLayout, field: FieldLayout, given: string): string | RecordProblem {
  const width = field.end - field.start + 1
  const value = field.constant ?? (field.name === '' ? '' : given)
  if (value === '') {
    const isMissing = field.need === 'M' && field.dataClass !== 'S'
    return isMissing ? fieldProblem(layout, field, 'missing', 'is missing') : ' '.repeat(width)
  }
  const text = textOf(field, value)
  if (text === undefined) {
    const kind = field.dataClass === 'D' ? 'date' : 'class'
    return fieldProblem(layout, field, kind, `must be ${CLASS_WORDS[field.dataClass]}`)
  }
  if (text.length > width) return fieldProblem(layout, field, 'too_long', `is longer than ${width}`)
  if (field.dataClass === 'N' && text.length < width) return text.padStart(width, '0')
  return field.dataClass === 'SN' ? text.padStart(width, '0') : text.padEnd(width)
}

function textOf(field: FieldLayout, value: string): string | undefined {
  if (field.dataClass === 'D') return toMonthDayYear(value, field.end - field.start + 1)
  if (isAmount(field)) return impliedDigits(value, field.decimals)
  const isJustified = value === value.trim()
  return isJustified && fitsClass(value, field.dataClass) ? value : undefined
}
