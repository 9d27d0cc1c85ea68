import type { Fault, Reference } from '../answer/conditions.ts'
import { lineReference, recordReference } from '../summary/references.ts'
import type { Summary } from '../summary/summary.ts'
import { fieldCode, malformedCode } from '../syntax/field-codes.ts'

/** Numbers that CBP refuses blank as it refuses letters in them, although the chapter does not call them mandatory. */
const NEVER_BLANK: Readonly<Record<string, readonly string[]>> = {
  '40': ['grossWeight'],
  '88': ['bondedAd', 'cashAd', 'bondedCv', 'cashCv'],
}

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
    for (const field of NEVER_BLANK[id] ?? []) {
      const isBlank = values[field] === undefined && !problems.some((problem) => problem.field === field)
      const code = isBlank ? malformedCode(id, field) : undefined
      if (code) faults.push({ code, references: [line].filter((one) => one !== undefined) })
    }
    for (const problem of problems) {
      const code = fieldCode(problem)
      if (!code) continue
      const own = recordReference(id.split('-')[0]!, values, occurrence)
      faults.push({ code, references: [line, own].filter((one) => one !== undefined) })
    }
  }
  return faults
}
