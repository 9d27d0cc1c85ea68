import type { RecordToEncode } from '../codec/batch.ts'
import { decodeRecord } from '../codec/decode-record.ts'
import { type LayoutsOf, SA_LAYOUTS } from '../records/index.ts'

/** Advice about one security filing (SA): for each bill, whether the carrier has it too. */
export interface SecurityFilingAdvice {
  /** Blank when CBP sends none. */
  transaction: string
  /** The filer's own reference (CR). */
  ownReference?: string | undefined
  bills: readonly AdvisedBill[]
}

export interface AdvisedBill {
  /** As it was sent; `billReadings` says which bills it may be. */
  number: string
  /** S1 matched; S2 to S5 not matched after 0, 5, 20 and 30 days; S6, SA, SB, SC another kind of bill; S7 second filing. */
  dispositions: readonly { code: string; remarks: string }[]
}

/**
 * The bills that an SA30 may mean, the likelier first: the layout begins with the SCAC, and printed examples put the kind
 * of bill (OB, HB) before it.
 */
export const billReadings = (number: string): string[] =>
  /^(OB|HB|BM|MB)[A-Z]{4}/.test(number) ? [number.slice(2), number] : [number]

type SaRecord = RecordToEncode<LayoutsOf<typeof SA_LAYOUTS>>

/** The records of advice. */
export const securityFilingAdviceRecords = ({
  transaction,
  ownReference,
  bills,
}: SecurityFilingAdvice): SaRecord[] => [
  { id: 'SA10', values: { transaction } },
  ...(ownReference ? [{ id: 'SA20' as const, values: { qualifier: 'CR', reference: ownReference } }] : []),
  ...bills.flatMap(({ number, dispositions }): SaRecord[] => [
    { id: 'SA30', values: { bill: number } },
    ...dispositions.map(({ code, remarks }): SaRecord => ({ id: 'SA50', values: { code, remarks } })),
  ]),
]

/** Reads a batch of advice; each SA10 begins the next filing. A disposition before any bill has a bill without number. */
export function decodeSecurityFilingAdvice(images: readonly string[]): SecurityFilingAdvice[] {
  const filings: { transaction: string; ownReference?: string; bills: OpenBill[] }[] = []
  for (const image of images.map((text) => text.padEnd(80))) {
    const { values } = decodeRecord(image, SA_LAYOUTS)
    if (image.startsWith('SA10')) filings.push({ transaction: values.transaction ?? '', bills: [] })
    const filing = filings.at(-1)
    if (!filing) continue
    if (image.startsWith('SA20') && values.qualifier === 'CR') filing.ownReference = values.reference ?? ''
    if (image.startsWith('SA30')) filing.bills.push({ number: image.slice(4, 20).trim(), dispositions: [] })
    if (image.startsWith('SA50')) {
      if (filing.bills.length === 0) filing.bills.push({ number: '', dispositions: [] })
      const [code, remarks] = [image.slice(4, 6).trim(), image.slice(6, 46).trim()]
      filing.bills.at(-1)?.dispositions.push({ code, remarks })
    }
  }
  return filings
}

interface OpenBill {
  number: string
  dispositions: { code: string; remarks: string }[]
}
