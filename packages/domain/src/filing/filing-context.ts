import { casesOf, type LineCase } from '../calculations/line-cases.ts'
import { type LineFees, lineFees } from '../calculations/line-fees.ts'
import { proposeFees } from '../calculations/propose-fees.ts'
import { type StackRow, tariffStack } from '../calculations/tariff-stack.ts'
import { type Totals, totalsOf } from '../calculations/totals.ts'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { isSetComponent } from '../entry/article-set.ts'
import { entryKind } from '../entry/derived-facts.ts'
import type {
  BondSection,
  DraftData,
  ExportSection,
  FeeRow,
  FurtherBill,
  HeaderSection,
  LineItem,
  PartiesSection,
  ReleaseSection,
  ShipmentSection,
  TotalsSection,
  TradeRemediesSection,
} from '../entry/draft.ts'
import { loadedOn } from '../entry/loaded-on.ts'
import { dutyDay } from '../entry/zone.ts'
import { type Cents, toCents, wholeDollars } from '../money/cents.ts'
import { isAirMode } from '../reference/modes-of-transport.ts'
import type { RuleContext } from '../rules/context.ts'
import { type Bills, billRows, furtherBills, needsManifest } from './mapping/bill-rows.ts'
import { type BondReading, readBond } from './mapping/bond.ts'
import { type MetalFacts, metalDeclarations } from './mapping/declaration.ts'
import { type EntryTypeNeeds, entryTypeNeeds, isMovementLeftOut } from './mapping/entry-type-needs.ts'
import { feesByClass, statedFeeClasses } from './mapping/fee-rows.ts'
import { countryCode, filedOrigin } from './mapping/origin.ts'
import { type PaymentReading, readPayment } from './mapping/payment.ts'
import { type ReconciliationFacts, reconciliationFacts } from './mapping/reconciliation.ts'

type ExportFields = {
  [Name in keyof ExportSection & string as `export_details.${Name}`]: ExportSection[Name]
}
type ReleaseFields = {
  [Name in keyof ReleaseSection & string as `release.${Name}`]: ReleaseSection[Name]
}

/** The fields of an entry by the names of the field table: those of export timing and release go by their section too. */
export type EntryFields = HeaderSection &
  BondSection &
  ShipmentSection &
  ExportFields &
  ReleaseFields &
  TradeRemediesSection &
  PartiesSection &
  TotalsSection

/** The values that filing derives from a line in addition to its fields. */
interface LineReadings {
  /** Position in the draft, from 0; findings point at it. */
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
  /** See `loadedOn` of the entry. */
  loadedOn: CalendarDay | undefined
  /** Its tariff rows in the order of AE. */
  stack: readonly StackRow[]
  fees: LineFees
  /** Its AD/CVD cases. */
  cases: readonly LineCase[]
  /** The countries of its metal that record 54 takes. */
  metals: readonly MetalFacts[]
}

/** A line with what filing reads out of it; `line` is the stored line, which mapping reads. */
export type FilingLine = LineItem & LineReadings & { line: LineItem }

/** A fee row of step 5. */
export type FilingFee = FeeRow & { index: number }

/** The values that filing derives from an entry in addition to its fields. */
interface EntryReadings {
  entryType: string
  /** Informal only within the limit of informal entries. */
  kind: 'formal' | 'informal'
  entryDate: CalendarDay | undefined
  /** '' where the entry is filed without mode of transport. */
  mode: string
  isWaterborne: boolean
  isVessel: boolean
  isAir: boolean
  /** Undefined when this product does not file the type. */
  needs: EntryTypeNeeds | undefined
  /** The entry is filed without mode of transport and bills: a withdrawal, or goods that lie in a zone. */
  isWithoutMovement: boolean
  /** The port of entry is the facility of an express carrier. */
  isExpressPort: boolean
  bond: BondReading
  /** The bill of block 12, then each further one with the numbers that it takes from the first. */
  bills: readonly [Bills, ...FurtherBill[]]
  /** Further bills in which something is given. */
  furtherBills: readonly FurtherBill[]
  /** There is some bill or an in-bond number, and the entry type reports a mode. */
  hasManifest: boolean
  payment: PaymentReading
  /** Undefined where the entry claims no later reconciliation. */
  reconciliation: ReconciliationFacts | undefined
  /** Fee rows by class, AD and CVD aside. */
  fees: Map<string, Cents>
  /** The classes of all fee rows with an amount, 0.00 among them. */
  feeClasses: ReadonlySet<string>
  /** The fee that customs computes for each class, except AD and CVD. */
  expectedFees: Map<string, Cents>
  /** The sums of lines and fee rows. */
  totals: Totals
}

/** A draft read once for filing; rules and mapping both start here, so that they cannot disagree. */
export type FilingContext = EntryFields &
  EntryReadings & { draft: DraftData; lines: FilingLine[]; feeRows: FilingFee[] }

const asFiled = (mid: string): string => mid.trim().toUpperCase()

const bySection = (section: 'export_details' | 'release', draft: DraftData) =>
  Object.fromEntries(
    Object.entries(draft[section] ?? {}).map(([name, value]) => [`${section}.${name}`, value]),
  )
const withSection = (draft: DraftData): ExportFields & ReleaseFields =>
  ({ ...bySection('export_details', draft), ...bySection('release', draft) }) as ExportFields & ReleaseFields

function entryFields(draft: DraftData): EntryFields {
  return {
    ...draft.header,
    ...draft.bond_information,
    ...draft.shipment_origin,
    ...withSection(draft),
    ...draft.trade_remedies,
    ...draft.parties,
    ...draft.totals_declarations,
  }
}

export function filingContext(draft: DraftData, rules: RuleContext): FilingContext {
  const fields = entryFields(draft)
  const entryType = fields.entry_type ?? ''
  const needs = entryTypeNeeds(entryType)
  const isWithoutMovement = isMovementLeftOut(needs, fields)
  const mode = isWithoutMovement ? '' : (fields.mode_of_transport ?? '')
  const isVessel = mode === '10' || mode === '11'
  const isAir = isAirMode(mode)
  const entryDate = parseDay(fields.entry_date)
  const feesOfLines = lineFees(draft, fields.entry_date)
  return {
    ...fields,
    draft,
    entryType,
    kind: entryKind(draft),
    entryDate,
    mode,
    isWaterborne: ['10', '11', '12'].includes(mode),
    isVessel,
    isAir,
    needs,
    isWithoutMovement,
    isExpressPort: rules.reference.isExpressPort(fields.port_code ?? ''),
    bond: readBond(draft, rules.profile),
    bills: billRows(fields),
    furtherBills: furtherBills(fields),
    hasManifest: needsManifest(fields, { mode, isVessel, isAir }),
    payment: readPayment(fields),
    reconciliation: reconciliationFacts(fields),
    lines: filingLines(draft, feesOfLines),
    feeRows: (fields.fee_summary ?? []).map((row, index) => ({ ...row, index })),
    fees: feesByClass(draft),
    feeClasses: statedFeeClasses(draft),
    expectedFees: new Map(
      proposeFees(draft, { lineFees: feesOfLines }).map((fee) => [fee.class_code, toCents(fee.amount)]),
    ),
    totals: totalsOf(draft),
  }
}

function filingLines(draft: DraftData, fees: readonly LineFees[]): FilingLine[] {
  const { entry_type = '', entry_date } = draft.header ?? {}
  const entryDate = parseDay(entry_date)
  const { country_of_origin, manufacturer_id = '' } = draft.shipment_origin ?? {}
  const sharedOrigin = countryCode(country_of_origin)
  const loaded = loadedOn(draft.shipment_origin ?? {})
  const sharedMid = asFiled(manufacturer_id)
  return (draft.line_items ?? []).map((line, index) => {
    const stack = tariffStack(line)
    const mid = line.manufacturer_mid ? asFiled(line.manufacturer_mid) : sharedMid
    const origin = filedOrigin(line, sharedOrigin, mid)
    const hts = stack.find(({ row }) => row === undefined)?.hts ?? ''
    return {
      ...line,
      line,
      index,
      mid,
      origin,
      hts,
      value: wholeDollars(toCents(line.entered_value)),
      dutyDay: isSetComponent(line) ? undefined : dutyDay(entry_type, line, entryDate),
      loadedOn: loaded,
      stack,
      fees: fees[index]!,
      cases: casesOf(line),
      metals: metalDeclarations(line, { hts, origin }, draft),
    }
  })
}
