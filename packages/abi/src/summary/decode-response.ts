import type { Condition, ConditionReference, Disposition, EntrySummaryResponse } from '../response.ts'

/**
 * Reads an AX answer. E0 and X0 say where, E1 and X1 what; the last disposition record is the outcome. Read
 * leniently, by columns: whatever customs sends must reach the person, so an answer without a final record is
 * `unreadable`, with its records kept.
 */
export function decodeResponse(images: readonly string[]): EntrySummaryResponse {
  const conditions: Condition[] = []
  let references: ConditionReference[] = []
  let final: EntrySummaryResponse | undefined
  for (const image of images.map((text) => text.padEnd(80))) {
    const id = image.slice(0, 2)
    if (id === 'E0' || id === 'X0') references = below(references, referenceOf(image))
    if (id !== 'E1' && id !== 'X1') continue
    if (image[2] === 'A' || image[2] === 'R') final = finalOf(image, id, references)
    else conditions.push(conditionOf(image, references))
  }
  const outcome = final ?? UNREADABLE
  return {
    ...outcome,
    disposition: conditions.some(({ code }) => code === SYSTEM_FAILURE)
      ? 'system_failure'
      : outcome.disposition,
    conditions: conditions.filter(({ code }) => code !== POSITION_CODE),
    raw: [...images],
  }
}

/** A03 only repeats in words where the syntax error before it stands. */
const POSITION_CODE = 'A03'
const SYSTEM_FAILURE = 'ZZZ'
const BATCH_REJECTED = '999'
/** The depth of a reference: a new one replaces those at its own depth and below. */
const DEPTHS: Record<string, number> = {
  SUMMRY: 0,
  BLOCK: 0,
  TRNACT: 1,
  CARMAN: 1,
  BNDDTL: 1,
  CONREL: 1,
  MISDOC: 1,
  HDRFEE: 1,
  LINITM: 1,
  PSTLIN: 1,
  TOTALS: 1,
  TARQTY: 3,
}
const INNER_DEPTH = 2

const depthOf = ({ type }: ConditionReference): number => DEPTHS[type] ?? INNER_DEPTH

const below = (outer: ConditionReference[], reference: ConditionReference): ConditionReference[] => [
  ...outer.filter((one) => depthOf(one) < depthOf(reference)),
  reference,
]

const UNREADABLE: EntrySummaryResponse = {
  disposition: 'unreadable',
  severity: '',
  narrative: '',
  conditions: [],
  raw: [],
}

const referenceOf = (image: string): ConditionReference => ({
  type: image.slice(3, 9).trim(),
  occurrence: Number(image.slice(10, 16)) || 0,
  text: image.slice(25).trimEnd(),
})

const severityOf = (image: string): Condition['severity'] => {
  const severity = image[3] ?? ''
  return severity === 'F' || severity === 'W' || severity === 'P' || severity === 'I' ? severity : ''
}

const conditionOf = (image: string, references: ConditionReference[]): Condition => ({
  severity: severityOf(image),
  code: image.slice(4, 7).trim(),
  narrative: image.slice(10, 50).trim(),
  references: [...references],
})

/** The entry that a final record names, else the one of the summary that it is about. */
function entryOf(image: string, id: string, references: readonly ConditionReference[]) {
  const filerCode = image.slice(50, 53).trim()
  const entryNumber = image.slice(55, 63).trim()
  if (id === 'E1' && filerCode && entryNumber) return { filerCode, entryNumber }
  const summary = references.find(({ type }) => type === 'SUMMRY')?.text ?? ''
  const [, filer, number] = /^([A-Z0-9]{3}) +(\d{8})(?!\d)/.exec(summary) ?? []
  return { filerCode: filer, entryNumber: number }
}

function finalOf(image: string, id: string, references: readonly ConditionReference[]): EntrySummaryResponse {
  const code = image.slice(4, 7)
  return {
    disposition: dispositionOf(image[2] === 'A', code),
    severity: severityOf(image),
    version: id === 'X1' ? undefined : image.slice(63, 68).trim() || undefined,
    ...entryOf(image, id, references),
    narrative: image.slice(10, 50).trim(),
    conditions: [],
    raw: [],
  }
}

function dispositionOf(isAccepted: boolean, code: string): Disposition {
  if (code === SYSTEM_FAILURE) return 'system_failure'
  if (isAccepted) return 'accepted'
  return code === BATCH_REJECTED ? 'batch_rejected' : 'rejected'
}
