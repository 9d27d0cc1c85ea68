import type { Fault, Reference } from '../answer/conditions.ts'
import { lineReference, recordReference } from '../summary/references.ts'
import type { Summary } from '../summary/summary.ts'
import { fieldCode } from '../syntax/field-codes.ts'

/** Blank and malformed fields with a specific condition, each with its line and record. */
export function fieldFaults(summary: Summary): Fault[] {
  const faults: Fault[] = []
  let line: Reference | undefined
  let lines = 0
  const seen = new Map<string, number>()
  for (const { id, values, problems } of summary.records) {
    if (id === '40') {
      line = lineReference({ index: lines, header: values })
      lines += 1
      seen.clear()
    }
    if (id === '88' || id === '89' || id === '90') line = undefined
    const occurrence = (seen.get(id) ?? 0) + 1
    seen.set(id, occurrence)
    for (const problem of problems) {
      const code = fieldCode(problem)
      if (!code) continue
      const own = recordReference(id.split('-')[0]!, values, occurrence)
      faults.push({ code, references: [line, own].filter((one) => one !== undefined) })
    }
  }
  return faults
}
