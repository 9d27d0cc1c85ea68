import type { DecodedRecord } from '@edfe/abi'

type Values = DecodedRecord['values']

/** One line of a summary: its 40 record and the records that follow it, by record id. */
export interface SummaryLine {
  index: number
  header: Values
  all(recordId: string): Values[]
}

/** A summary as checks read it. */
export interface Summary {
  /** The first record of an id in the header or the totals; empty when there is none. */
  one(recordId: string): Values
  all(recordId: string): Values[]
  has(recordId: string): boolean
  lines: SummaryLine[]
  /** Bills under each 22, in order. */
  manifests: { header: Values; bills: Values[] }[]
  records: readonly DecodedRecord[]
}

const EMPTY: Values = {}

/** Groups the records of one summary with a valid structure. */
export function readSummary(records: readonly DecodedRecord[]): Summary {
  const outer = new Map<string, Values[]>()
  const lines: SummaryLine[] = []
  const manifests: Summary['manifests'] = []
  let current: Map<string, Values[]> | undefined
  for (const { id, values } of records) {
    const place = Number(id.slice(0, 2)) || 60
    if (id === '40') {
      const own = new Map<string, Values[]>()
      current = own
      lines.push({ index: lines.length, header: values, all: (recordId) => own.get(recordId) ?? [] })
    } else if (current && place > 40 && place < 88) {
      add(current, id, values)
    } else {
      add(outer, id, values)
      if (id === '22') manifests.push({ header: values, bills: [] })
      if (id === '23') manifests[manifests.length - 1]?.bills.push(values)
    }
  }
  const all = (recordId: string) => outer.get(recordId) ?? []
  return {
    one: (recordId) => all(recordId)[0] ?? EMPTY,
    all,
    has: (recordId) => outer.has(recordId),
    lines,
    manifests,
    records,
  }
}

function add(map: Map<string, Values[]>, id: string, values: Values): void {
  const list = map.get(id)
  if (list) list.push(values)
  else map.set(id, [values])
}
