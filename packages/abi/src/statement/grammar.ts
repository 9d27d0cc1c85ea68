/** Which records may stand before each record of a statement; '' is the beginning (structure map of both chapters). */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  Q1: ['', 'Q2', 'QA'],
  Q2: ['Q1'],
  QA: ['Q2', 'QA'],
  // A final statement from which every entry was taken away has no lines.
  Q3: ['', 'Q2', 'QA'],
  Q4: ['Q3'],
  QE: ['Q4', 'QE'],
  Q5: ['Q4', 'QE'],
  Q6: ['Q5'],
  QJ: ['Q6', 'QJ'],
  Q7: ['Q6', 'QJ', 'Q7'],
}

/** The record that has to come yet after the last one; undefined when a statement may end there. */
const NEXT: Readonly<Record<string, string>> = { '': 'Q1', Q1: 'Q2', Q2: 'Q3', QA: 'Q3', Q3: 'Q4', Q5: 'Q6' }

export const isStatementRecord = (id: string): boolean => Object.hasOwn(AFTER, id)

export const mayFollow = (id: string, before: string): boolean => AFTER[id]?.includes(before) ?? false

/** The record that is missing at the end of a statement. A final one does not end before its paid amounts. */
export const missingAtEnd = (last: string, isFinal: boolean): string | undefined =>
  NEXT[last] ?? (isFinal && (last === 'Q4' || last === 'QE') ? 'Q5' : undefined)
