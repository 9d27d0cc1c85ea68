import type { LineItem } from '../entry/draft.ts'

/** Whether a line's case is antidumping (A-) or countervailing (C-); undefined without a case. */
export function adcvdKind(line: Pick<LineItem, 'adcvd_case_number'>): 'AD' | 'CVD' | undefined {
  const letter = line.adcvd_case_number?.trim().charAt(0).toUpperCase()
  return letter === 'A' ? 'AD' : letter === 'C' ? 'CVD' : undefined
}
