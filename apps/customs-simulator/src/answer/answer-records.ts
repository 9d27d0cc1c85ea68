import { AX_LAYOUTS, encodeBatch, type LayoutsOf, type RecordToEncode } from '@edfe/abi'
import { type ConditionCode, NARRATIVES, type Reference } from './conditions.ts'

const NARRATIVE_WIDTH = 40
const TEXT_WIDTH = 55

export type AxRecord = RecordToEncode<LayoutsOf<typeof AX_LAYOUTS>>

/** One record of a response. A value that does not fit is a bug. */
export function answerRecord(record: AxRecord): string {
  const encoded = encodeBatch([record], AX_LAYOUTS)
  if (encoded.ok) return encoded.images.join('')
  throw new Error(encoded.problems.map(({ problem }) => `${record.id}: ${problem}`).join('; '))
}

export const referenceRecord = (id: 'E0' | 'X0', { type, occurrence, text }: Reference): string =>
  answerRecord({
    id,
    values: {
      referenceType: type,
      occurrence: String(occurrence),
      referenceText: printable(text).slice(0, TEXT_WIDTH).trimEnd(),
    },
  })

/** Submitted text may contain any characters. A response contains only keyboard characters and starts with one. */
const printable = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^ -`{-~]/g, '?')
    .trimStart()

export const conditionRecord = (id: 'E1' | 'X1', code: ConditionCode): string =>
  answerRecord({
    id,
    values: { severity: 'F', code, narrative: NARRATIVES[code].slice(0, NARRATIVE_WIDTH).trim() },
  })

/**
 * The severity of a finding in an accepted summary: a warning of the Census Bureau (W), or information (I).
 */
export type AcceptedSeverity = 'W' | 'I'

/** A warning or a piece of information with an accepted summary. */
export const noticeRecord = (severity: AcceptedSeverity, code: string, narrative: string): string =>
  answerRecord({ id: 'E1', values: { severity, code, narrative } })

/** A03 repeats the position of a syntax error as text. */
export const positionRecord = (recordId: string): string =>
  answerRecord({
    id: 'E1',
    values: { severity: 'F', code: 'A03', narrative: `RECORD: ${recordId} STARTING POSITION: 01` },
  })

export const FINAL_TEXTS = {
  '995': 'SUMMARY HAS BEEN ADDED',
  '996': 'SUMMARY HAS BEEN REPLACED',
  '997': 'ENTRY SUMMARY DELETED',
  '998': 'TRANSACTION DATA REJECTED',
  '999': 'BATCH REJECTED',
} as const
export type FinalCode = keyof typeof FINAL_TEXTS

/** The final disposition of one summary; an accepted one has the severity of what was found in it. */
export function finalRecord(
  code: FinalCode,
  identity: { filerCode?: string; entryNumber?: string; filerReference?: string; version?: string },
  found?: AcceptedSeverity,
): string {
  const isRejected = code === '998' || code === '999'
  return answerRecord({
    id: 'E1',
    values: {
      disposition: isRejected ? 'R' : 'A',
      severity: isRejected ? 'F' : (found ?? ''),
      code,
      narrative: FINAL_TEXTS[code],
      ...identity,
    },
  })
}
