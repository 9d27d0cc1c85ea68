import type { FieldLayout, LayoutBook, RecordLayout } from '../records/index.ts'
import { layoutOf } from '../records/index.ts'
import { isAmount, withDecimals } from './amounts.ts'
import { CLASS_WORDS, fitsClass } from './data-class.ts'
import { fromMonthDayYear } from './days.ts'
import { fieldProblem, type RecordProblem, recordProblem } from './problem.ts'

/** A record read: what could be read, and every problem with its columns. */
export interface DecodedRecord {
  /** Control identifier, or the first two characters when unknown; a 54 carries its type (`54-07`). */
  id: string
  values: Record<string, string>
  problems: RecordProblem[]
  image: string
}

/**
 * Reads one image strictly. Days become `YYYY-MM-DD`, amounts plain decimals, the rest loses its trailing
 * spaces; a blank or unreadable field is left out.
 */
export function decodeRecord(image: string, layouts: LayoutBook): DecodedRecord {
  const layout = layoutOf(image, layouts)
  const recordId = layout?.id ?? image.slice(0, 2)
  const problems: RecordProblem[] = []
  const values: Record<string, string> = {}
  if (image.length !== 80)
    problems.push(recordProblem(recordId, 'length', `has ${image.length} columns, not 80`))
  if (!fitsClass(image, 'X')) {
    problems.push(recordProblem(recordId, 'characters', 'holds characters that CATAIR does not know'))
  }
  if (!layout) {
    problems.push(
      recordProblem(recordId, 'unknown_record', `${recordId.trim() || 'blank'} is no known record`),
    )
    return { id: recordId, values, problems, image }
  }
  for (const field of layout.fields) {
    const text = image.slice(field.start - 1, field.end)
    const found = readField(layout, field, text)
    if (typeof found === 'object') problems.push(found)
    else if (found !== '' && field.name !== '' && field.name !== 'id') values[field.name] = found
  }
  return { id: layout.id, values, problems, image }
}

function readField(layout: RecordLayout, field: FieldLayout, text: string): string | RecordProblem {
  if (field.name === '') {
    return text.trim() === '' ? '' : fieldProblem(layout, field, 'filler', 'must be blank')
  }
  if (field.constant !== undefined) {
    const isRight = text.trimEnd() === field.constant
    return isRight ? field.constant : fieldProblem(layout, field, 'constant', `must be ${field.constant}`)
  }
  if (text.trim() === '') {
    return field.need === 'M' ? fieldProblem(layout, field, 'missing', 'is missing') : ''
  }
  if (!fitsClass(text, field.dataClass)) {
    return fieldProblem(layout, field, 'class', `must be ${CLASS_WORDS[field.dataClass]}`)
  }
  if (isAmount(field)) return withDecimals(text, field.decimals)
  if (field.dataClass !== 'D') return text.trimEnd()
  return fromMonthDayYear(text) ?? fieldProblem(layout, field, 'date', 'is no day of the calendar')
}
