import { type LineFees, lineFees } from '../calculations/line-fees.ts'
import { proposeFees } from '../calculations/propose-fees.ts'
import { type StackRow, tariffStack } from '../calculations/tariff-stack.ts'
import { type Totals, totalsOf } from '../calculations/totals.ts'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { isSetComponent } from '../entry/article-set.ts'
import { isFtz } from '../entry/derived-facts.ts'
import type { DraftData, FeeRow, LineItem } from '../entry/draft.ts'
import { dutyDay } from '../entry/zone.ts'
import { type Cents, toCents, wholeDollars } from '../money/cents.ts'
import { isAirMode } from '../reference/modes-of-transport.ts'
import type { RuleContext } from '../rules/context.ts'
import { type BondReading, readBond } from './mapping/bond.ts'
import { type EntryTypeNeeds, entryTypeNeeds } from './mapping/entry-type-needs.ts'
import { feesByClass } from './mapping/fee-rows.ts'
import { countryCode, filedOrigin } from './mapping/origin.ts'

/** A line with what customs reads out of it. */
export interface FilingLine {
  line: LineItem
  index: number
  /** Manufacturer ID of the line, else that of step 2. */
  mid: string
  origin: string
  /** HTSUS number without dots. */
  hts: string
  /** Entered value in whole dollars, in cents. */
  value: Cents
  /** The day whose duty rates apply; undefined while it is not known, for domestic goods of a zone and parts of sets. */
  dutyDay: CalendarDay | undefined
  /** Its tariff rows in the order of AE. */
  stack: readonly StackRow[]
  fees: LineFees
}

/** A fee row of step 5. */
export interface FilingFee {
  row: FeeRow
  index: number
}

/** A draft read once for filing; rules and mapping both start here, so that they cannot disagree. */
export interface FilingContext {
  draft: DraftData
  entryType: string
  entryDate: CalendarDay | undefined
  mode: string
  /** Undefined when this product does not file the type. */
  needs: EntryTypeNeeds | undefined
  bond: BondReading
  lines: FilingLine[]
  feeRows: FilingFee[]
  /** Fee rows by class, AD and CVD aside. */
  fees: Map<string, Cents>
  /** What customs computes for each class, AD and CVD aside. */
  expectedFees: Map<string, Cents>
  /** The sums of lines and fee rows. */
  totals: Totals
  isWaterborne: boolean
  isVessel: boolean
  isAir: boolean
}

/**
 * Whether an entry is filed without mode of transport and bills: a withdrawal, and goods that lie in a foreign trade zone,
 * which step 2 names in place of the carrier.
 */
export const isWithoutMovement = ({ needs, draft }: Pick<FilingContext, 'needs' | 'draft'>): boolean =>
  needs?.mode === 'forbidden' || (needs?.zone === true && isFtz(draft.shipment_origin))

const asFiled = (mid: string): string => mid.trim().toUpperCase()

export function filingContext(draft: DraftData, rules: RuleContext): FilingContext {
  const shipment = draft.shipment_origin ?? {}
  const entryType = draft.header?.entry_type ?? ''
  const needs = entryTypeNeeds(entryType)
  const mode = isWithoutMovement({ needs, draft }) ? '' : (shipment.mode_of_transport ?? '')
  const entryDate = parseDay(draft.header?.entry_date)
  const fees = lineFees(draft, draft.header?.entry_date)
  const sharedOrigin = countryCode(shipment.country_of_origin)
  const sharedMid = asFiled(shipment.manufacturer_id ?? '')
  return {
    draft,
    entryType,
    entryDate,
    mode,
    needs,
    bond: readBond(draft, rules.profile),
    lines: (draft.line_items ?? []).map((line, index) => {
      const stack = tariffStack(line)
      const mid = line.manufacturer_mid ? asFiled(line.manufacturer_mid) : sharedMid
      return {
        line,
        index,
        mid,
        origin: filedOrigin(line, sharedOrigin, mid),
        hts: stack.find(({ row }) => row === undefined)?.hts ?? '',
        value: wholeDollars(toCents(line.entered_value)),
        dutyDay: isSetComponent(line) ? undefined : dutyDay(entryType, line, entryDate),
        stack,
        fees: fees[index]!,
      }
    }),
    feeRows: (draft.totals_declarations?.fee_summary ?? []).map((row, index) => ({ row, index })),
    fees: feesByClass(draft),
    expectedFees: new Map(
      proposeFees(draft, { lineFees: fees }).map((fee) => [fee.class_code, toCents(fee.amount)]),
    ),
    totals: totalsOf(draft),
    isWaterborne: ['10', '11', '12'].includes(mode),
    isVessel: mode === '10' || mode === '11',
    isAir: isAirMode(mode),
  }
}
