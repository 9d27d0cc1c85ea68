import type { DecodedRecord } from '@edfe/abi'
import type { ConditionCode } from '../answer/conditions.ts'

/** One block: its header, its trailer and the records between them. */
export interface Block {
  header: DecodedRecord
  records: DecodedRecord[]
  /** Position of the first record in the batch, from 0. */
  start: number
}

export interface ControlFault {
  code: ConditionCode
  /** The block, from 1; undefined for a fault of the batch. */
  block?: number
}

const COMMON = ['siteCode', 'senderId', 'date', 'officeCode'] as const

/** Reads batch and block control: A, then B to Y blocks, then Z, all of one application that is known here. */
export function readControl(
  records: readonly DecodedRecord[],
  isKnown: boolean,
): { blocks: Block[]; faults: ControlFault[] } {
  const [first] = records
  const last = records[records.length - 1]
  if (first?.id !== 'A') return { blocks: [], faults: [{ code: 'X01' }] }
  if (last?.id !== 'Z') return { blocks: [], faults: [{ code: 'X06' }] }
  const batchFaults = [...headerFaults(first, isKnown), ...trailerFaults(first, last)]
  if (batchFaults.length > 0) return { blocks: [], faults: batchFaults.map((code) => ({ code })) }
  return readBlocks(records, first)
}

function headerFaults({ values, problems }: DecodedRecord, isKnown: boolean): ConditionCode[] {
  const faults: ConditionCode[] = []
  if (!values.siteCode) faults.push('X07')
  if (!values.senderId) faults.push('X08')
  if (problems.some(({ field }) => field === 'date')) faults.push('X10')
  if (!values.application) faults.push('X11')
  else if (!isKnown) faults.push('X12')
  return faults
}

const trailerFaults = (a: DecodedRecord, z: DecodedRecord): ConditionCode[] =>
  COMMON.some((name) => a.values[name] !== z.values[name]) ? ['X14'] : []

function readBlocks(records: readonly DecodedRecord[], batch: DecodedRecord) {
  const blocks: Block[] = []
  const faults: ControlFault[] = []
  let index = 1
  while (index < records.length - 1) {
    const block = blocks.length + 1
    const header = records[index]!
    if (header.id !== 'B') return { blocks, faults: [...faults, { code: 'X03' as const, block }] }
    const end = records.findIndex(({ id }, at) => at > index && (id === 'Y' || id === 'B' || id === 'Z'))
    const trailer = records[end]!
    if (trailer.id !== 'Y') return { blocks, faults: [...faults, { code: 'X05' as const, block }] }
    faults.push(...blockFaults(header, trailer, batch, end === index + 1).map((code) => ({ code, block })))
    blocks.push({ header, records: records.slice(index + 1, end), start: index + 1 })
    index = end + 1
  }
  return blocks.length > 0 ? { blocks, faults } : { blocks, faults: [{ code: 'X03' as const }] }
}

function blockFaults(
  { values: b }: DecodedRecord,
  { values: y }: DecodedRecord,
  { values: a }: DecodedRecord,
  isEmpty: boolean,
): ConditionCode[] {
  const faults: ConditionCode[] = []
  if (isEmpty) faults.push('X04')
  if (!b.port) faults.push('X15')
  if (!b.filerCode) faults.push('X16')
  faults.push(...preparerFaults(b))
  if (b.application !== a.application) faults.push('X19')
  if (b.port !== y.port || b.filerCode !== y.filerCode || b.application !== y.application) faults.push('X32')
  return faults
}

/** Remote filing: the port and filer of the preparer come together with the indicator. */
function preparerFaults({
  filerCode,
  preparerPort,
  preparerFiler,
  preparerIndicator,
}: DecodedRecord['values']) {
  const isRemote = [preparerPort, preparerFiler, preparerIndicator].some((value) => value !== undefined)
  if (!isRemote) return []
  const faults: ConditionCode[] = []
  if (preparerIndicator !== '1' && preparerIndicator !== '2') faults.push('X21')
  if (!preparerPort) faults.push('X24')
  if (!preparerFiler) faults.push('X25')
  else if (preparerFiler !== filerCode) faults.push('X26')
  return faults
}
