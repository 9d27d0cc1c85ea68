import { PGA_FLAGS } from '@edfe/domain/reference'

export interface AgencyFlag {
  code: string
  agency: string
  /** The requirement of the flag. */
  words: string
}

/** The codes of 'EP1/EP2' and of 'NM1-NM8'. */
export function codesOf(flags: string): string[] {
  const [, prefix, first, last] = /^([A-Z]+)(\d)-\1(\d)$/.exec(flags) ?? []
  if (!prefix) return flags.split('/')
  const from = Number(first)
  return Array.from({ length: Number(last) - from + 1 }, (_, index) => `${prefix}${from + index}`)
}

/** 'may / required' names the need of each of two codes; other needs hold for all of a row. */
const needOf = (need: string, index: number): string => need.split(' / ')[index] ?? need

/** Every agency flag of the table, one by one, in its order. */
export const AGENCY_FLAGS: readonly AgencyFlag[] = /* @__PURE__ */ PGA_FLAGS.flatMap((row) =>
  codesOf(row.flags).map((code, index) => {
    const need = row.need === 'varies' ? '' : needOf(row.need, index)
    const words = [row.data, need === 'may' ? 'may be required' : need].filter(Boolean).join(', ')
    return { code, agency: row.agency, words }
  }),
)
