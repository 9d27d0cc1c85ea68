import type { BrokerForm } from '../broker-form/index.ts'
import type { RawSheet } from '../lines-import/index.ts'
import { sumCents, toCents } from '../money/index.ts'

/** The columns of a broker's Form 7501 as a sheet, by the names that reports of ACE give them. */
const HEADINGS = [
  'Entry Summary Number',
  'Entry Type',
  'Entry Date',
  'Line Number',
  'Country of Origin',
  'SPI Code',
  'HTS Number',
  'Line Goods Value Amount',
  'Line Duty Amount',
  'Line Tariff Quantity (1)',
  'Line Tariff UOM (1) Code',
]

type ReadForm = Extract<BrokerForm, { ok: true }>

/**
 * The rows of broker's forms, each as the rows of a report: one for each tariff number of a line. A row that lacks
 * something says so when the report is read.
 */
export const formSheet = (name: string, forms: readonly ReadForm[]): RawSheet => ({
  name,
  rows: [HEADINGS, ...forms.flatMap(rowsOf)],
})

/** True if the duties on the rows of a form add up to the duty that it says in total: no amount was overlooked. */
export const isWhole = ({ lines, printed }: ReadForm): boolean =>
  printed.totalDuty !== '' &&
  toCents(printed.totalDuty.replaceAll(',', '')) ===
    sumCents(lines.flatMap(({ tariff }) => tariff.map(({ duty }) => toCents(duty))))

function rowsOf({ values, lines, printed }: ReadForm): string[][] {
  const valueAt = (path: string) => values.find((each) => each.path === path)?.value ?? ''
  return lines.flatMap(({ number, values: line, tariff }) =>
    tariff.map(({ hts, duty }, index) => {
      const isOwn = index === tariff.findIndex((each) => each.hts.replaceAll('.', '') === own(line.htsus))
      return [
        printed.entryNumber,
        valueAt('header.entry_type'),
        fullYear(printed.entryDate),
        String(number),
        valueAt('shipment_origin.country_of_origin'),
        line.spi ?? '',
        hts,
        isOwn ? (line.entered_value ?? '') : '0',
        duty,
        isOwn ? (line.net_qty ?? '') : '',
        isOwn ? (line.net_uom ?? '') : '',
      ]
    }),
  )
}

const own = (hts: string | undefined): string => (hts ?? '').replaceAll('.', '')

/** '022424' as '02/24/2024'. */
const fullYear = (day: string): string =>
  day.replace(/^(\d\d)\/?(\d\d)\/?(\d\d)$/, '$1/$2/20$3').replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
