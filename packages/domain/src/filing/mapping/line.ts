import type { StackQuantity, StackRow } from '../../calculations/tariff-stack.ts'
import { type CalendarDay, parseDay } from '../../calendar/index.ts'
import { isSetComponent, isSetHeader } from '../../entry/article-set.ts'
import type { LineItem, ShipmentSection } from '../../entry/draft.ts'
import { centsText, divideHalfUp, scaled, toCents } from '../../money/cents.ts'
import { cbpUnit } from '../../reference/units.ts'
import type { AeFee, AeLine, QuantityFacts, TariffFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { caseFacts, foreignExporter, isReimbursementDenied } from './case.ts'
import { importerDeclarations } from './importer-declarations.ts'
import { filedLicenses } from './license.ts'
import { lineHeaderFacts } from './line-header-fields.ts'
import { countryCode } from './origin.ts'
import { filedConsignee } from './parties.ts'
import { keyboardText, wrapText } from './text.ts'
import { zoneStatus } from './zone.ts'

const DESCRIPTION_WIDTH = 70
const UNKNOWN_CONSIGNEE = '00-0000000'

/** Records 40 to 62 of one line. */
export function aeLine(filing: FilingLine, context: FilingContext, fees: AeFee[]): AeLine {
  const { line } = filing
  const shipment = context.draft.shipment_origin ?? {}
  return {
    id: lineId(filing),
    setIndicator: isSetHeader(line) ? 'X' : isSetComponent(line) ? 'V' : undefined,
    origin: filing.origin,
    exportCountry: countryCode(shipment.exporting_country) || undefined,
    exportDate: parseDay(shipment.export_date),
    textileExportDate: textileExportDate(filing, shipment),
    charges: wholeUnits(line.charges),
    foreignPort: /^\d{5}$/.test(shipment.foreign_port_lading ?? '')
      ? shipment.foreign_port_lading
      : undefined,
    grossWeight: weight(line.gross_weight_kg),
    ...lineHeaderFacts(line),
    nonReimbursement: isReimbursementDenied(filing) || undefined,
    ftzStatus: context.needs?.zone ? zoneStatus(line) : undefined,
    rulingNumber: readRuling(line.ruling_number),
    descriptions: wrapText(keyboardText(line.description), DESCRIPTION_WIDTH),
    parties: partyFacts(filing, context),
    tariffs: filing.stack.map(tariffFacts),
    visaNumber: line.visa_number?.trim().toUpperCase() || undefined,
    licenses: filedLicenses(line),
    adcvd: caseFacts(filing),
    declarations: declarationFacts(filing),
    irTax: irTaxFacts(filing),
    fees,
    censusOverrides: censusOverridesOf(line),
  }
}

/**
 * The day on which textiles under a visa left their country of origin. The form has the day of the exporting country: the
 * same one where goods come straight from their origin, and not known where they do not.
 */
function textileExportDate(
  { line, origin }: FilingLine,
  { exporting_country, export_date }: ShipmentSection,
): CalendarDay | undefined {
  const isDirect = origin !== '' && origin === countryCode(exporting_country)
  return line.visa_number?.trim() && isDirect ? parseDay(export_date) : undefined
}

/** The digits of a ruling as record 43 takes them, without the letter of the office that gave it. */
export const readRuling = (typed: string | undefined): string | undefined =>
  /^[NH]?(\d{1,6})$/.exec(typed?.trim().toUpperCase() ?? '')?.[1]

/** Line numbers are 1 to 999; customs echoes the three characters. */
export const lineId = ({ line }: FilingLine): string => String(line.line_number).padStart(3, '0')

/** Manufacturer, sold-to party and, under an AD/CVD case, the foreign exporter. No sold-to party when the consignee is unknown (00-0000000). */
function partyFacts(filing: FilingLine, context: FilingContext): AeLine['parties'] {
  const { mid, line } = filing
  const soldTo = filedConsignee(context)
  return [
    ...(mid ? [{ kind: 'M' as const, id: mid }] : []),
    ...(soldTo && soldTo !== UNKNOWN_CONSIGNEE ? [{ kind: 'S' as const, id: soldTo }] : []),
    ...(line.adcvd_case_number ? [{ kind: 'E' as const, id: foreignExporter(filing) }] : []),
  ]
}

const tariffFacts = ({ hts, duty, value, quantities }: StackRow): TariffFacts => ({
  hts,
  duty: centsText(duty),
  value: (value / 100n).toString(),
  quantities: quantities.map(quantityFacts),
})

function quantityFacts({ amount, unit }: StackQuantity): QuantityFacts {
  if (unit === 'X') return { unit }
  return { amount: centsText(scaled(amount, 2) ?? 0n), unit: cbpUnit(unit) ?? '' }
}

/** Whole units, half up; '0' when not given, since the chapter asks for zeros. */
const wholeUnits = (typed: string | undefined): string => divideHalfUp(toCents(typed), 100n).toString()

/** Whole kilograms, at least one for goods that weigh anything. */
function weight(typed: string | undefined): string {
  const thousandths = scaled(typed, 3) ?? 0n
  const whole = divideHalfUp(thousandths, 1000n)
  return (whole === 0n && thousandths > 0n ? 1n : whole).toString()
}

/** Records 54 of a line in the order of their types. */
const declarationFacts = ({ line, metals }: FilingLine): AeLine['declarations'] =>
  [...importerDeclarations(line), ...metals].sort((a, b) => Number(a.type) - Number(b.type))

/** The overrides that name both a warning and a reason. */
const censusOverridesOf = (line: LineItem): AeLine['censusOverrides'] =>
  (line.census_overrides ?? []).flatMap(({ warning, reason }) =>
    warning && reason ? [{ warning, reason }] : [],
  )

/** The tax class goes by tariff: spirits, wine, tobacco, else other (AE table 13). */
function irTaxFacts({ line, hts }: FilingLine): AeFee | undefined {
  const tax = toCents(line.ir_tax_amount)
  if (tax === 0n) return undefined
  return {
    classCode: IR_CLASSES.find(([heading]) => hts.startsWith(heading))?.[1] ?? '022',
    amount: centsText(tax),
  }
}

const IR_CLASSES: readonly (readonly [string, string])[] = [
  ['2208', '016'],
  ['2204', '017'],
  ['2205', '017'],
  ['2206', '017'],
  ['24', '018'],
]
