import { isSetHeader } from '../entry/article-set.ts'
import type { LineItem } from '../entry/draft.ts'
import { type AgriculturalFee, agriculturalFees } from '../reference/agricultural-fees.ts'

const COTTON = '056'
const RASPBERRY = '057'

/** License types that free goods from a fee: 22 an organic exemption, 23 an approved producer of raspberries. */
const ORGANIC = '22'
const RASPBERRY_PRODUCER = '23'

/** Whether a line names the exemption from a fee (AE record 40, position 58; AE table 12 for the licenses). */
function isExempt(
  { fee_exemption: exemption, license_numbers, permit_info }: LineItem,
  code: string,
): boolean {
  const hasLicense = (type: string) =>
    [...(license_numbers ?? []), ...(permit_info ?? [])].some(({ type_code }) => type_code === type)
  if (code === COTTON && exemption === '1') return true
  if (code === RASPBERRY && hasLicense(RASPBERRY_PRODUCER)) return true
  return exemption === '2' || hasLicense(ORGANIC)
}

/**
 * The agricultural fees that the goods of a line may owe and from which it claims no exemption. The header of a set owes
 * none: its parts do (AE usage note k).
 */
export const agriculturalFeesOf = (line: LineItem): AgriculturalFee[] =>
  isSetHeader(line) ? [] : agriculturalFees(line.htsus ?? '').filter(({ code }) => !isExempt(line, code))

export interface OpenAgriculturalFee {
  fee: AgriculturalFee
  /** Places of its lines in the entry, from 1. */
  lines: number[]
}

/** The agricultural fees that lines may owe and that the entry does not have; `hasFee` takes CBP's class. */
export function openAgriculturalFees(
  lines: readonly LineItem[],
  hasFee: (code: string) => boolean,
): OpenAgriculturalFee[] {
  const open = new Map<string, OpenAgriculturalFee>()
  lines.forEach((line, index) => {
    for (const fee of agriculturalFeesOf(line)) {
      if (hasFee(fee.code)) continue
      const { lines: numbers } = open.get(fee.code) ?? { lines: [] }
      open.set(fee.code, { fee, lines: [...numbers, index + 1] })
    }
  })
  return [...open.values()]
}
