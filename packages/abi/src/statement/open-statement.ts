import { parseDay } from '@edfe/domain/calendar'
import { STATEMENT_KINDS } from '@edfe/domain/customs'
import type { StatementFault, StatementHead } from '@edfe/domain/statement'
import { type DecodedRecord, decodeRecord } from '../codec/decode-record.ts'
import { type LayoutBook, MS_LAYOUTS, PF_LAYOUTS } from '../records/index.ts'
import { isStatementRecord, mayFollow, missingAtEnd } from './grammar.ts'

/** The records of a statement in their right order, with every fault of the message as a message. */
export interface OpenStatement {
  cadence: 'daily' | 'monthly'
  head: Partial<StatementHead>
  records: DecodedRecord[]
  faults: StatementFault[]
}

const BOOKS: Readonly<Record<OpenStatement['cadence'], LayoutBook>> = {
  daily: PF_LAYOUTS,
  monthly: MS_LAYOUTS,
}

/** The cadence of a message that is a statement, by the code of its block, or of its batch where the block is lost. */
export function cadenceOf(images: readonly string[]): OpenStatement['cadence'] | undefined {
  const codeAt = (record: string, column: number) =>
    images.find((image) => image.startsWith(record))?.slice(column, column + 2)
  const code = codeAt('B', 10) ?? codeAt('A', 25)
  if (code === STATEMENT_KINDS.daily.application) return 'daily'
  return code === STATEMENT_KINDS.monthly.application ? 'monthly' : undefined
}

/** Opens a message: half a message, unknown, misplaced and unreadable records are faults. */
export function openStatement(images: readonly string[], cadence: OpenStatement['cadence']): OpenStatement {
  const all = images.map((image) => decodeRecord(image.padEnd(80), BOOKS[cadence]))
  const faults: StatementFault[] = []
  const block = all.find(({ id }) => id === 'B')
  const trailer = all.find(({ id }) => id === 'Y')
  const records = all.filter(({ id }) => !/^[ABYZ]$/.test(id))
  for (const [of, found] of Object.entries({ B: block, Y: trailer }))
    if (!found) faults.push({ code: 'incomplete', of })
  if (trailer && Number(trailer.values.imageCount) !== records.length)
    faults.push({
      code: 'contradiction',
      of: 'record_count',
      stated: trailer.values.imageCount ?? '',
      expected: String(records.length),
    })
  const head = headOf(block?.values ?? {})
  let before = ''
  for (const record of records) {
    const { id } = record
    if (!isStatementRecord(id)) faults.push({ code: 'unknown_record', of: id })
    else if (!mayFollow(id, before)) faults.push({ code: 'misplaced_record', of: id })
    if (!isStatementRecord(id)) continue
    before = id
    faults.push(...unreadable(record))
  }
  const missing = missingAtEnd(before, head.status === 'final')
  if (missing) faults.push({ code: 'incomplete', of: missing })
  if (block) faults.push(...unreadable(block), ...missingInBlock(head))
  return { cadence, head, records, faults }
}

const STATUSES: Readonly<Record<string, StatementHead['status']>> = { P: 'preliminary', F: 'final' }

function headOf(values: DecodedRecord['values']): Partial<StatementHead> {
  const { statementStatus = '', preliminaryStatementPrintDate } = values
  return {
    status: STATUSES[statementStatus],
    number: values.statementNumber,
    printDate: parseDay(preliminaryStatementPrintDate),
    paymentType: values.paymentTypeCode,
    port: values.port,
    filerCode: values.filerCode,
    importer: values.importer,
    clientBranch: values.statementClientBranchIdentifier,
  }
}

/** The columns of the block that only a statement fills, and that every statement needs. */
const missingInBlock = ({
  status,
  number,
  printDate,
  paymentType,
}: Partial<StatementHead>): StatementFault[] =>
  Object.entries({ '13-13': status, '14-23': number, '24-29': printDate, '30-30': paymentType })
    .filter(([, value]) => !value)
    .map(([columns]) => ({ code: 'unreadable_record', of: 'B', stated: columns }))

const unreadable = ({ id, problems }: DecodedRecord): StatementFault[] =>
  problems
    .slice(0, 1)
    .map(({ start, end }) => ({ code: 'unreadable_record', of: id, stated: `${start}-${end}` }))
