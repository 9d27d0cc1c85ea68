import { scaled } from '../../money/cents.ts'
import { namesSocialSecurity } from '../../parties/personal-number.ts'
import type { FilingLine } from '../filing-context.ts'
import { conveyanceName, locationCode, takesUnladingPort } from '../mapping/cargo.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { readFileReference } from '../mapping/references.ts'
import { keepsLetters, plainText } from '../mapping/text.ts'
import { filingLineRule, filingRule, MANIFEST, MATRIX, TRANSPORT } from './filing-rule.ts'

const RECORD_54 = 'CBP AE chapter, July 2026, record 54'

/**
 * Values that are valid on the form but have no room in the message, or no place in it. None of these rules stops a filing:
 * each names what customs will not receive, so that nothing given is left out without a word, or what it need not receive.
 */
export const NOT_SENT_FILING_RULES = [
  filingRule({
    id: 'FILING_REFERENCE_NOT_SENT',
    at: 'file_reference_no',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 10 columns 22-30',
    message: 'CBP accepts a file reference of up to 9 characters. This one is longer and is not sent.',
    reads: ['file_reference_no'],
    holds: ({ file_reference_no }) => readFileReference(file_reference_no) !== undefined,
  }),
  filingRule({
    id: 'FILING_NOTIFY_NOT_SENT',
    at: 'reference_number',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 11 columns 27-38; condition 590',
    message:
      'CBP accepts block 28 only as the EIN, SSN or CBP-assigned number of the party that receives refunds and bills. This text is not sent.',
    reads: ['reference_number'],
    holds: ({ reference_number }) => partyNumber(reference_number) !== undefined,
  }),
  filingRule({
    id: 'FILING_CONVEYANCE_CUT',
    at: 'importing_carrier',
    severity: 'info',
    source: TRANSPORT,
    message: 'CBP accepts 20 characters for the importing carrier.',
    detail: 'It is sent as {sent}.',
    reads: ['importing_carrier'],
    holds: (shipment) => (conveyanceName(shipment) ?? '') === plainText(shipment.importing_carrier),
    params: (shipment) => ({ sent: conveyanceName(shipment) ?? '' }),
  }),
  filingRule({
    id: 'FILING_FOREIGN_PORT_NOT_SENT',
    at: 'foreign_port_lading',
    severity: 'info',
    source: `${TRANSPORT}; condition 429`,
    message: 'CBP accepts only a foreign port of lading of five digits. This one is not sent.',
    reads: ['foreign_port_lading'],
    mayRead: ['isWaterborne'],
    holds: ({ isWaterborne, foreign_port_lading = '' }) =>
      isWaterborne || /^\d{5}$/.test(foreign_port_lading),
  }),
  filingRule({
    id: 'FILING_LOCATION_NOT_SENT',
    at: 'location_of_goods',
    severity: 'info',
    source: 'CBP AE chapter, July 2026, record 20',
    message: 'CBP accepts the location of goods only as one FIRMS code. This text is not sent.',
    reads: ['location_of_goods'],
    mayRead: ['firms_code'],
    holds: (parties) => {
      const typed = (parties.location_of_goods ?? '').trim().toUpperCase()
      return typed === '' || typed === locationCode(parties)
    },
  }),
  filingRule({
    id: 'FILING_MOVEMENT_NOT_SENT',
    at: 'mode_of_transport',
    severity: 'info',
    source: `${MATRIX}; condition 184`,
    message:
      'A warehouse withdrawal, and goods from a foreign trade zone, are filed without mode of transport, bill of lading and in-bond movement. They are not sent.',
    mayRead: ['isWithoutMovement', 'mode_of_transport', 'bill_of_lading', 'it_number'],
    holds: ({ isWithoutMovement, mode_of_transport, bill_of_lading, it_number }) =>
      !isWithoutMovement || !(mode_of_transport || bill_of_lading || it_number),
  }),
  filingRule({
    id: 'FILING_UNLADING_NOT_SENT',
    at: 'us_port_unlading',
    severity: 'info',
    source: MATRIX,
    message: 'A warehouse withdrawal is filed without a port of unlading. It is not sent.',
    reads: ['us_port_unlading'],
    mayRead: ['needs'],
    holds: takesUnladingPort,
  }),
  filingRule({
    id: 'FILING_MANIFEST_NOT_SENT',
    at: 'line_items.0.manifest_qty',
    severity: 'info',
    source: MANIFEST,
    message:
      'Package counts are sent with a bill of lading or an in-bond number, and not on a warehouse withdrawal. These are not sent.',
    mayRead: ['hasManifest'],
    ofLines: ['manifest_qty'],
    holds: ({ hasManifest, lines }) =>
      hasManifest || lines.every(({ manifest_qty }) => (scaled(manifest_qty, 3) ?? 0n) === 0n),
  }),
  filingRule({
    id: 'FILING_WAREHOUSE_NOT_SENT',
    at: 'export_details.warehouse_reference',
    severity: 'info',
    source: 'CBP AE chapter, July 2026, record 30',
    message:
      'The warehouse reference is sent with a withdrawal or re-warehouse entry only, not with this entry type.',
    reads: ['export_details.warehouse_reference'],
    mayRead: ['needs'],
    holds: ({ needs }) => needs?.withdrawal === true,
  }),
  filingRule({
    id: 'FILING_FINAL_NOT_SENT',
    at: 'export_details.final_withdrawal',
    severity: 'info',
    source: 'CBP AE chapter, July 2026, record 30',
    message: 'The mark of a final withdrawal is sent only with a withdrawal or re-warehouse entry.',
    mayRead: ['needs', 'export_details.final_withdrawal'],
    holds: ({ needs, 'export_details.final_withdrawal': isFinal }) => !isFinal || needs?.withdrawal === true,
  }),
  filingRule({
    id: 'FILING_HOUSE_BILL_NOT_SENT',
    at: 'house_bill',
    severity: 'info',
    source: MANIFEST,
    message:
      'A warehouse withdrawal, and goods from a foreign trade zone, are filed without bills. The house bill is not sent.',
    reads: ['house_bill'],
    mayRead: ['isWithoutMovement'],
    holds: ({ isWithoutMovement }) => !isWithoutMovement,
  }),
  filingRule({
    id: 'FILING_MANIFEST_UNIT_NOT_SENT',
    at: 'manifest_unit',
    severity: 'info',
    source: MANIFEST,
    message: 'The unit of the packages is sent with a bill of lading or an in-bond number only.',
    reads: ['manifest_unit'],
    mayRead: ['hasManifest'],
    holds: ({ hasManifest }) => hasManifest,
  }),
  filingRule({
    id: 'FILING_IMPORT_DATE_NOT_SENT',
    at: 'import_date',
    severity: 'info',
    source: `${MATRIX}; condition 297`,
    message: 'A re-warehouse entry has the import date of its warehouse entry. This one is not sent.',
    reads: ['import_date'],
    mayRead: ['needs'],
    holds: ({ needs }) => needs?.importDate !== 'forbidden',
  }),
  filingRule({
    id: 'FILING_METAL_NOT_SENT',
    at: 'contains_metal',
    severity: 'warning',
    source: RECORD_54,
    message: 'Not every country of smelt, cast or melt and pour of this step is sent.',
    detail:
      'CBP accepts them for metal goods from abroad: lines of chapters 72, 73 and 76, and lines with a heading of section 232. Steel goes with its country of melt and pour, aluminum with its country of cast and a country of smelt. The trade remedies page overrides this step, and the countries of a line override both.',
    mayRead: [
      'country_of_melt_pour',
      'primary_country_of_smelt',
      'secondary_country_of_smelt',
      'country_of_cast',
    ],
    ofLines: ['metals'],
    holds: (step) =>
      isSent(step.lines, {
        meltPour: step.country_of_melt_pour,
        primarySmelt: step.primary_country_of_smelt,
        secondarySmelt: step.secondary_country_of_smelt,
        cast: step.country_of_cast,
      }),
  }),
  filingRule({
    id: 'FILING_REMEDY_NOT_SENT',
    at: 'section232_applicable',
    severity: 'warning',
    source: RECORD_54,
    message: 'Not every country of smelt, cast or melt and pour of this page is sent.',
    detail:
      'CBP accepts them for metal goods from abroad: lines of chapters 72, 73 and 76, and lines with a heading of section 232. Steel goes with its country of melt and pour, aluminum with its country of cast and a country of smelt. Recycled aluminum names the origin of the goods as its second country of smelt. A line with its own countries overrides this page.',
    mayRead: ['country_melt_pour', 'primary_country_smelt', 'secondary_country_smelt', 'country_cast'],
    ofLines: ['metals'],
    holds: (page) =>
      isSent(page.lines, {
        meltPour: page.country_melt_pour,
        primarySmelt: page.primary_country_smelt,
        secondarySmelt: page.secondary_country_smelt,
        cast: page.country_cast,
      }),
  }),
  filingLineRule({
    id: 'FILING_DESCRIPTION_LETTERS',
    at: 'description',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 44; condition 464',
    message: 'CBP reads descriptions in Latin letters and digits. Other letters are left out.',
    reads: ['description'],
    holds: ({ description }) => keepsLetters(description),
  }),
  filingLineRule({
    id: 'FILING_DESCRIPTION_SSN',
    at: 'description',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 44',
    message: 'This looks like a Social Security number. Take it out, unless it belongs to the goods.',
    detail: 'The description is shown and printed as it is typed.',
    reads: ['description'],
    holds: ({ description = '' }) => !namesSocialSecurity(description),
  }),
  filingLineRule({
    id: 'FILING_VISA_NOT_SENT',
    at: 'visa_numbers',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 51',
    message: 'CBP accepts one visa for each line: the visa number in the line details. Others are not sent.',
    reads: ['visa_numbers'],
    mayRead: ['visa_number'],
    holds: ({ visa_numbers = '', visa_number = '' }) => {
      const sent = visa_number.trim().toUpperCase()
      const typed = visa_numbers.toUpperCase().split(/[\s,;]+/)
      return typed.every((visa) => visa === '' || visa === sent)
    },
  }),
]

interface MetalCountries {
  meltPour?: string
  primarySmelt?: string
  secondarySmelt?: string
  cast?: string
}

/** True when some line declares each of the countries; N/A says that there is none. */
function isSent(lines: readonly Pick<FilingLine, 'metals'>[], countries: MetalCountries): boolean {
  const given = Object.entries(countries).filter(([, country]) => country && country !== 'N/A')
  if (given.length === 0) return true
  const declared = lines.flatMap(({ metals }) => metals.flatMap(Object.entries))
  return given.every(([name, country]) =>
    declared.some(([key, sent]) => key === name && sent === country.trim().toUpperCase()),
  )
}
