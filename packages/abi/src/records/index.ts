import { AE_ARTICLE_RECORDS } from './ae-article.ts'
import { AE_DECLARATION_RECORDS } from './ae-declaration.ts'
import { AE_HEADER_RECORDS } from './ae-header.ts'
import { AE_LINE_RECORDS } from './ae-line.ts'
import { AE_RELEASE_RECORDS } from './ae-release.ts'
import { AE_TOTALS_RECORDS } from './ae-totals.ts'
import { AGENCY_ARTICLE_RECORDS } from './agency-article.ts'
import { AGENCY_LOT_RECORDS } from './agency-lots.ts'
import { AGENCY_PARTY_RECORDS } from './agency-parties.ts'
import { AX_RECORDS } from './ax-response.ts'
import { INPUT_CONTROL_RECORDS } from './batch-input.ts'
import { OUTPUT_CONTROL_RECORDS } from './batch-output.ts'
import { C1_BILL_RECORDS } from './c1-bill.ts'
import { C1_ENTRY_RECORDS } from './c1-entry.ts'
import { CQ_RECORDS } from './cq-query.ts'
import { KI_RECORDS } from './ki-query.ts'
import { KR_RECORDS } from './kr-answer.ts'
import type { RecordLayout } from './layout.ts'
import { MS_RECORDS } from './ms-statement.ts'
import { PF_RECORDS } from './pf-statement.ts'
import { SE_HEADER_RECORDS } from './se-header.ts'
import { SE_LINE_RECORDS } from './se-line.ts'
import { SA_RECORDS, SF_RECORDS, SN_RECORDS } from './sf-filing.ts'
import { SO_RECORDS } from './so-notice.ts'
import { SX_RECORDS } from './sx-response.ts'
import { UC_RECORDS } from './uc-notice.ts'

export type { DataClass, FieldLayout, RecordLayout, RecordValues, ValuesOf } from './layout.ts'

/** Layouts of one direction of traffic, by record id. */
export type LayoutBook<Layout extends RecordLayout = RecordLayout> = ReadonlyMap<string, Layout>

/** A book of layouts. */
export const layoutBook = <const Layout extends RecordLayout>(
  layouts: readonly Layout[],
): LayoutBook<Layout> => new Map(layouts.map((layout) => [layout.id, layout]))

/** The layouts of a book, as a union of their types. */
export type LayoutsOf<Book> = Book extends LayoutBook<infer Layout> ? Layout : never

/** The batch and block control of what a filer sends. */
export const INPUT_CONTROL_LAYOUTS = layoutBook(INPUT_CONTROL_RECORDS)

/** The records that a filer sends: batch control and the entry summary (AE). */
export const AE_LAYOUTS = layoutBook([
  ...INPUT_CONTROL_RECORDS,
  ...AE_HEADER_RECORDS,
  ...AE_LINE_RECORDS,
  ...AE_ARTICLE_RECORDS,
  ...AE_DECLARATION_RECORDS,
  ...AE_TOTALS_RECORDS,
])

const AGENCY_RECORDS = [...AGENCY_ARTICLE_RECORDS, ...AGENCY_PARTY_RECORDS, ...AGENCY_LOT_RECORDS] as const

/** The data of other agencies under a tariff row, in an entry summary and in a cargo release alike. */
export const AGENCY_LAYOUTS = layoutBook(AGENCY_RECORDS)

/** The records of an entry summary that also certifies the release of its goods. */
export const CERTIFIED_AE_LAYOUTS = layoutBook([
  ...AE_LAYOUTS.values(),
  ...AE_RELEASE_RECORDS,
  ...AGENCY_RECORDS,
])

const SE_RECORDS = [...SE_HEADER_RECORDS, ...SE_LINE_RECORDS] as const

/** The records that a filer sends: batch control and the cargo release (SE). */
export const SE_LAYOUTS = layoutBook([...INPUT_CONTROL_RECORDS, ...SE_RECORDS, ...AGENCY_RECORDS])

/** The same with the security filing of the goods in one message. */
export const UNIFIED_LAYOUTS = layoutBook([...SE_LAYOUTS.values(), ...SF_RECORDS])

/** The answer to a cargo release (SX): the records that it repeats, conditions and outcome. */
export const SX_LAYOUTS = layoutBook([
  ...OUTPUT_CONTROL_RECORDS,
  ...SE_RECORDS,
  ...AGENCY_RECORDS,
  ...SX_RECORDS,
])

/** The records that customs returns: batch control and the summary response (AX). */
export const AX_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...AX_RECORDS])

/** Unsolicited notices about an entry summary. Their E1 is another record than that of AX. */
export const UC_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...UC_RECORDS])

/** Unsolicited notices about a cargo release. */
export const SO_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...SO_RECORDS])

/** The records of a security filing (SF), its answer (SN), and the advice that follows (SA). */
export const SF_LAYOUTS = layoutBook([...INPUT_CONTROL_RECORDS, ...SF_RECORDS])
export const SN_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...SF_RECORDS, ...SN_RECORDS])
export const SA_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...SA_RECORDS])

/** The records of a status query (CQ) and of its answer (C1); their WR1 differ. */
export const CQ_LAYOUTS = layoutBook([...INPUT_CONTROL_RECORDS, ...CQ_RECORDS])
export const C1_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...C1_BILL_RECORDS, ...C1_ENTRY_RECORDS])

/** The records of a query of importers and bonds (KI) and of its answer (KR). */
export const KI_LAYOUTS = layoutBook([...INPUT_CONTROL_RECORDS, ...KI_RECORDS])
export const KR_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...KR_RECORDS])

/** The daily statement (PF) and the periodic monthly statement (MS); their Q records differ. */
export const PF_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...PF_RECORDS])
export const MS_LAYOUTS = layoutBook([...OUTPUT_CONTROL_RECORDS, ...MS_RECORDS])

/**
 * The layout that reads an image, or undefined when its control identifier is unknown. An identifier has
 * one to four characters; the declaration type chooses the layout of a 54.
 */
export function layoutOf(image: string, layouts: LayoutBook): RecordLayout | undefined {
  const two = image.slice(0, 2)
  return (
    layouts.get(image.slice(0, 4)) ??
    (two === '54' ? layouts.get(`54-${image.slice(2, 4)}`) : undefined) ??
    layouts.get(image.slice(0, 3)) ??
    layouts.get(two) ??
    (/^[ABKYZ]/.test(image) ? layouts.get(image.slice(0, 1)) : undefined)
  )
}
