import { describe, expect, test } from 'vitest'
import { TOTAL_FIELDS, type TotalField, totalsOf } from '../../calculations/totals.ts'
import type { DraftData, FeeRow, LineItem, LineRequirement } from '../../entry/draft.ts'
import { centsText, toCents } from '../../money/cents.ts'
import type { RulesProfileName } from '../../profile/index.ts'
import { filingFindings } from '../filing-findings.ts'
import { fieldLabel } from '../finding-place.ts'
import { ruleContext, sampleEntry } from '../fixtures/index.ts'
import { filingRule } from './filing-rule.ts'
import { FILING_RULES } from './index.ts'

type Change = (draft: DraftData) => void

const header =
  (change: DraftData['header']): Change =>
  (draft) =>
    Object.assign(draft.header!, change)
const shipment =
  (change: DraftData['shipment_origin']): Change =>
  (draft) =>
    Object.assign(draft.shipment_origin!, change)
const parties =
  (change: DraftData['parties']): Change =>
  (draft) =>
    Object.assign(draft.parties!, change)
const line =
  (change: Partial<LineItem>): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, change)
const licenses =
  (...rows: LineRequirement[]): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { license_numbers: rows })
const permits =
  (...rows: LineRequirement[]): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, { permit_info: rows })
const totals =
  (change: DraftData['totals_declarations']): Change =>
  (draft) =>
    Object.assign(draft.totals_declarations!, change)
const remedies =
  (change: DraftData['trade_remedies']): Change =>
  (draft) => {
    draft.trade_remedies = { section232_applicable: true, ...change }
  }
const fees =
  (...rows: Partial<FeeRow>[]): Change =>
  (draft) => {
    draft.totals_declarations!.fee_summary = rows.map((row, index) => ({ id: String(index), ...row }))
  }
const all =
  (...changes: Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft)
  }

const MPF = { fee_type: 'MPF', class_code: '499', amount: '42.01' }
const HMF = { fee_type: 'HMF', class_code: '501', amount: '15.16' }
const CASE = {
  adcvd_case_number: 'A-570-967-000',
  adcvd_case_role: 'all_others',
  adcvd_rate: '10',
  adcvd_amount: '1212.90',
}

interface Trial {
  rule: string
  /** A sentence that a customs expert can judge. */
  title: string
  change: Change
  holds: boolean
  profile?: RulesProfileName
}

const breaks = (rule: string, title: string, change: Change, profile?: RulesProfileName): Trial => ({
  rule,
  title,
  change,
  holds: false,
  profile,
})
const meets = (rule: string, title: string, change: Change, profile?: RulesProfileName): Trial => ({
  rule,
  title,
  change,
  holds: true,
  profile,
})

const changedByACent =
  (total: TotalField): Change =>
  (draft) =>
    totals({ [total]: centsText(toCents(totalsOf(draft)[total].amount) + 1n) })(draft)

const informal = all(header({ entry_type: '11' }), line({ entered_value: '1200' }))

const TRIALS: Trial[] = [
  ...TOTAL_FIELDS.flatMap((total) => {
    const rule = `FILING_${total.toUpperCase()}`
    return [
      breaks(rule, `a ${total} of $500.00 is not what the rows come to`, totals({ [total]: '500.00' })),
      breaks(rule, `a ${total} changed by a cent would be signed and not sent`, changedByACent(total)),
      meets(rule, `a ${total} that nobody gave is for the form to ask`, totals({ [total]: '' })),
      meets(rule, `a ${total} that is the sum of its rows`, () => undefined),
    ]
  }),
  breaks('FILING_INFORMAL_LIMIT', 'goods of 12,129 are no informal entry', header({ entry_type: '11' })),
  meets('FILING_INFORMAL_LIMIT', 'goods of 1,200 are', informal),
  meets(
    'FILING_INFORMAL_LIMIT',
    'returned American goods have their own limit',
    all(header({ entry_type: '11' }), line({ htsus: '9801.00.1012' })),
  ),
  breaks(
    'FILING_TYPE_NOT_AUTOMATED',
    'a transportation entry is no entry summary',
    header({ entry_type: '61' }),
  ),
  breaks('FILING_TYPE_NOT_AUTOMATED', 'a zone entry needs what the form lacks', header({ entry_type: '06' })),
  meets('FILING_TYPE_NOT_AUTOMATED', 'a warehouse entry is taken', header({ entry_type: '21' })),
  breaks('FILING_ENTRY_NUMBER', 'an entry without number cannot be filed', header({ entry_number: '' })),
  meets(
    'FILING_ENTRY_NUMBER',
    'the fallback filer code has the right form',
    header({ entry_number: 'ZZZ00000017' }),
  ),
  breaks(
    'FILING_BOND_REQUIRED',
    'AD/CVD goods cannot be entered without surety',
    all(header({ entry_type: '03', bond_type: '0', surety_no: '999' }), line(CASE)),
  ),
  breaks(
    'FILING_BOND_REQUIRED',
    'a temporary import of Taiwanese goods needs a bond',
    header({ entry_type: '23', bond_type: '0', surety_no: '999' }),
  ),
  meets(
    'FILING_BOND_REQUIRED',
    'a temporary import of Canadian goods may go without',
    all(
      header({ entry_type: '23', bond_type: '0', surety_no: '999' }),
      shipment({ country_of_origin: 'CA', manufacturer_id: 'XOBRILIG88TOR' }),
    ),
  ),
  meets(
    'FILING_BOND_REQUIRED',
    'a consumption entry may be waived',
    header({ bond_type: '0', surety_no: '999' }),
  ),
  breaks('FILING_BOND_TERM', 'a term bond does not exist in AE', header({ bond_type: '9' })),
  meets('FILING_BOND_TERM', "under CBP's codes 9 is a single bond", header({ bond_type: '9' }), 'cbp'),
  breaks('FILING_BOND_SURETY', 'a continuous bond without surety is none', header({ surety_no: '999' })),
  breaks('FILING_BOND_SURETY', "no bond under CBP's codes, yet a surety", header({ bond_type: '0' }), 'cbp'),
  meets(
    'FILING_BOND_SURETY',
    'cash in lieu is a waiver',
    header({ bond_type: '0', surety_no: '998' }),
    'cbp',
  ),
  breaks(
    'FILING_BOND_AMOUNT',
    'a single entry bond says its amount',
    all(header({ bond_type: '0' }), (draft) => {
      draft.bond_information = {}
    }),
  ),
  meets('FILING_BOND_AMOUNT', 'a single entry bond of 50,000', header({ bond_type: '0' })),
  breaks('FILING_WAREHOUSE_ENTRY', 'a withdrawal names its warehouse entry', header({ entry_type: '31' })),
  meets(
    'FILING_WAREHOUSE_ENTRY',
    'a withdrawal with its warehouse entry and port',
    all(header({ entry_type: '31' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
    }),
  ),
  breaks('FILING_MODE', 'a consumption entry says how the goods came', shipment({ mode_of_transport: '' })),
  meets('FILING_MODE', 'an informal entry need not', all(informal, shipment({ mode_of_transport: '' }))),
  breaks(
    'FILING_IMPORT_DATE',
    'a warehouse entry needs it',
    all(header({ entry_type: '21' }), shipment({ import_date: '' })),
  ),
  meets('FILING_IMPORT_DATE', 'a consumption entry may lack it', shipment({ import_date: '' })),
  breaks('FILING_BILL', 'ocean freight needs a bill', shipment({ bill_of_lading: '' })),
  breaks(
    'FILING_BILL',
    'an ocean bill begins with four letters',
    shipment({ bill_of_lading: 'EGL14360012345' }),
  ),
  breaks('FILING_BILL', 'air freight needs eleven digits', shipment({ mode_of_transport: '40' })),
  meets(
    'FILING_BILL',
    'an air waybill',
    shipment({ mode_of_transport: '40', bill_of_lading: '180-12345675' }),
  ),
  meets('FILING_BILL', 'a truck may come without', shipment({ mode_of_transport: '30', bill_of_lading: '' })),
  meets(
    'FILING_BILL',
    'a truck bill without issuer',
    shipment({ mode_of_transport: '30', bill_of_lading: '12345' }),
  ),
  breaks('FILING_AIR_CARRIER', 'an airline goes by its code', shipment({ mode_of_transport: '40' })),
  meets(
    'FILING_AIR_CARRIER',
    'flight KE082',
    shipment({ mode_of_transport: '40', importing_carrier: 'KE082' }),
  ),
  breaks('FILING_CONVEYANCE', 'a vessel has a name', shipment({ importing_carrier: '' })),
  meets(
    'FILING_CONVEYANCE',
    'a truck has none',
    shipment({ mode_of_transport: '30', importing_carrier: '' }),
  ),
  breaks('FILING_UNLADING_PORT', 'ocean freight is unladen somewhere', shipment({ us_port_unlading: '' })),
  breaks('FILING_UNLADING_PORT', 'the port has four digits', shipment({ us_port_unlading: '27' })),
  meets(
    'FILING_UNLADING_PORT',
    'a truck need not say',
    shipment({ mode_of_transport: '30', us_port_unlading: '' }),
  ),
  breaks(
    'FILING_FOREIGN_PORT',
    'several ports of lading cannot be sent',
    shipment({ foreign_port_lading: 'MULTI' }),
  ),
  meets(
    'FILING_FOREIGN_PORT',
    'air freight needs none',
    shipment({ mode_of_transport: '40', foreign_port_lading: '' }),
  ),
  breaks(
    'FILING_IT_NUMBER',
    'six digits are no in-bond number',
    shipment({ it_number: '123456', it_date: '2026-02-24' }),
  ),
  meets(
    'FILING_IT_NUMBER',
    'a paperless number',
    shipment({ it_number: 'V1A12345678', it_date: '2026-02-24' }),
  ),
  breaks(
    'FILING_IT_DATE',
    'in-bond before the import',
    shipment({ it_number: '123456789', it_date: '2026-02-23' }),
  ),
  breaks('FILING_IT_DATE', 'in-bond without its date', shipment({ it_number: '123456789', it_date: '' })),
  meets(
    'FILING_IT_DATE',
    'in-bond on the day of import',
    shipment({ it_number: '123456789', it_date: '2026-02-24' }),
  ),
  breaks('FILING_MANIFEST_QUANTITY', 'a bill covers at least one package', line({ manifest_qty: '0' })),
  meets(
    'FILING_MANIFEST_QUANTITY',
    'a truck without bill sends no manifest',
    all(shipment({ mode_of_transport: '30', bill_of_lading: '' }), line({ manifest_qty: '' })),
  ),
  breaks('FILING_MANIFEST_WHOLE', 'half a carton is none', line({ manifest_qty: '65.5' })),
  meets('FILING_MANIFEST_WHOLE', 'decimals of zero are whole', line({ manifest_qty: '65.00' })),
  breaks(
    'FILING_LOCATION',
    'a warehouse entry says where the goods are',
    all(header({ entry_type: '21' }), parties({ location_of_goods: 'Pier 400', firms_code: '' })),
  ),
  meets('FILING_LOCATION', 'a location of four characters is the FIRMS code', header({ entry_type: '21' })),
  breaks(
    'FILING_EXPORT_COUNTRY',
    'goods of a consumption entry come from abroad',
    shipment({ exporting_country: 'US' }),
  ),
  breaks('FILING_EXPORT_COUNTRY', 'a consumption entry names it', shipment({ exporting_country: '' })),
  meets(
    'FILING_EXPORT_COUNTRY',
    'goods into a warehouse may come from the United States',
    all(header({ entry_type: '21' }), shipment({ exporting_country: 'US' })),
  ),
  breaks('FILING_EXPORT_DATE', 'goods leave before they arrive', shipment({ export_date: '2026-02-25' })),
  breaks('FILING_EXPORT_DATE', 'the day of export is needed', shipment({ export_date: '' })),
  meets('FILING_EXPORT_DATE', 'leaving on the day of arrival', shipment({ export_date: '2026-02-24' })),
  breaks('FILING_IMPORTER', 'zeros are nobody', parties({ importer_number: '00-0000000' })),
  meets('FILING_IMPORTER', 'a number assigned by CBP', parties({ importer_number: '262704-00123' })),
  breaks(
    'FILING_CONSIGNEE',
    'a formal entry has a known consignee',
    parties({ consignee_number: '00-0000000', same_as_importer: false }),
  ),
  meets(
    'FILING_CONSIGNEE',
    'an informal entry may have none',
    all(informal, parties({ consignee_number: '00-0000000', same_as_importer: false })),
  ),
  breaks(
    'FILING_STATE_OF_DESTINATION',
    'the goods go to a state',
    parties({ ultimate_consignee: {}, importer_of_record: {} }),
  ),
  breaks('FILING_STATE_OF_DESTINATION', 'XX is no state', parties({ ultimate_consignee: { state: 'XX' } })),
  meets('FILING_STATE_OF_DESTINATION', "else the importer's", parties({ ultimate_consignee: {} })),
  breaks('FILING_LINE_COUNT', 'an entry has a line', (draft) => {
    draft.line_items = []
  }),
  breaks('FILING_LINE_COUNT', '999 lines are one too many', (draft) => {
    draft.line_items = Array.from({ length: 999 }, (_, index) => ({
      ...draft.line_items![0]!,
      id: String(index),
      line_number: index + 1,
    }))
  }),
  meets('FILING_LINE_COUNT', 'one line', () => undefined),
  breaks('FILING_HTS', 'eight digits are not enough', line({ htsus: '9405.41.84' })),
  meets('FILING_HTS', "the data layer's dots", line({ htsus: '9405.41.84.40' })),
  breaks('FILING_DESCRIPTION', 'Chinese characters cannot be sent', line({ description: '燈具' })),
  meets('FILING_DESCRIPTION', 'accents are taken off', line({ description: 'Lámparas' })),
  breaks('FILING_ORIGIN', 'MULTI is no origin of a line', shipment({ country_of_origin: 'MULTI' })),
  meets('FILING_ORIGIN', 'three letters are read', line({ origin_country: 'TWN' })),
  breaks('FILING_ORIGIN_OF_LINE', 'no country has the code ZZ', line({ origin_country: 'ZZ' })),
  meets('FILING_ORIGIN_OF_LINE', 'three letters are read', line({ origin_country: 'TWN' })),
  breaks(
    'FILING_ORIGIN_PROVINCE_OF_LINE',
    "the line's manufacturer names no province",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer_mid: 'CAMAPLE12TOR' }),
    ),
  ),
  meets(
    'FILING_ORIGIN_PROVINCE_OF_LINE',
    "the line's manufacturer ID begins with the province",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer_mid: 'XOMAPLE12TOR' }),
    ),
  ),
  breaks(
    'FILING_MANUFACTURER_FORMAT_OF_LINE',
    'hyphens cannot be sent',
    line({ manufacturer_mid: 'TW-BRI' }),
  ),
  meets(
    'FILING_MANUFACTURER_FORMAT_OF_LINE',
    'small letters are raised',
    line({ manufacturer_mid: 'twbri1tai' }),
  ),
  breaks(
    'FILING_ORIGIN_PROVINCE',
    'Canadian goods go by province',
    shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
  ),
  meets(
    'FILING_ORIGIN_PROVINCE',
    "the manufacturer's province says it",
    all(
      shipment({ country_of_origin: 'CA', exporting_country: 'CA' }),
      line({ manufacturer: { province: 'ON' } }),
    ),
  ),
  breaks(
    'FILING_MANUFACTURER',
    'a consumption entry names the manufacturer',
    shipment({ manufacturer_id: '' }),
  ),
  meets(
    'FILING_MANUFACTURER',
    "the line's own counts",
    all(shipment({ manufacturer_id: '' }), line({ manufacturer_mid: 'TWX1TAI' })),
  ),
  breaks('FILING_MANUFACTURER_FORMAT', 'hyphens cannot be sent', shipment({ manufacturer_id: 'TW-BRI' })),
  meets('FILING_MANUFACTURER_FORMAT', 'small letters are raised', line({ manufacturer_mid: 'twbri1tai' })),
  breaks('FILING_RELATED_PARTY', 'formal entries say it', line({ relationship: '' })),
  meets('FILING_RELATED_PARTY', 'informal entries need not', all(informal, line({ relationship: '' }))),
  breaks('FILING_VALUE', 'forty cents round to nothing', line({ entered_value: '0.40' })),
  breaks('FILING_VALUE', 'a fee of a million does not fit', line({ entered_value: '300000000' })),
  meets('FILING_VALUE', 'fifty cents round to a dollar', line({ entered_value: '0.50' })),
  breaks('FILING_CHARGES', 'goods above 1,250 have charges', line({ charges: '' })),
  meets('FILING_CHARGES', 'goods of 1,250 need none', line({ charges: '', entered_value: '1250' })),
  breaks('FILING_CHARGES_NOT_SENT', 'charges of 49 cents are sent as 0', line({ charges: '0.49' })),
  meets('FILING_CHARGES_NOT_SENT', 'charges of 50 cents are sent as a dollar', line({ charges: '0.50' })),
  breaks(
    'FILING_UNIT',
    'cartons are no unit of the tariff, and CTN is content ton',
    line({ net_uom: 'CTN' }),
  ),
  meets('FILING_UNIT', 'pieces are filed as NO', line({ net_uom: 'PCS' })),
  breaks('FILING_QUANTITY', 'four grams round to nothing', line({ net_qty: '0.004', net_uom: 'KG' })),
  meets('FILING_QUANTITY', 'unit X has no quantity', line({ net_qty: '', net_uom: 'X' })),
  breaks('FILING_DUTY', 'a hundred million of duty do not fit', line({ duty_amount: '100000000' })),
  meets('FILING_DUTY', 'no duty', line({ duty_amount: '0' })),
  breaks('FILING_WEIGHT', 'ten billion kilograms do not fit', line({ gross_weight_kg: '10000000000' })),
  meets('FILING_WEIGHT', 'a kilogram', line({ gross_weight_kg: '1' })),
  breaks('FILING_SPI', 'QQ is no programme', line({ spi: 'QQ' })),
  meets('FILING_SPI', 'USMCA', line({ spi: 's' })),
  breaks('FILING_VISA', 'ten characters are too many', line({ visa_number: '6TW1234567' })),
  meets('FILING_VISA', 'nine characters', line({ visa_number: '6TW123456' })),
  breaks('FILING_ADCVD_MISSING', 'type 03 names a case', header({ entry_type: '03' })),
  meets('FILING_ADCVD_MISSING', 'type 03 with its case', all(header({ entry_type: '03' }), line(CASE))),
  breaks('FILING_ADCVD_NOT_ALLOWED', 'type 01 has no cases', line(CASE)),
  meets('FILING_ADCVD_NOT_ALLOWED', 'a warehouse entry may', all(header({ entry_type: '21' }), line(CASE))),
  breaks(
    'FILING_ADCVD_CASE',
    'a case without its company is not known',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_case_number: 'A-570-967', adcvd_case_role: 'manufacturer' }),
    ),
  ),
  meets(
    'FILING_ADCVD_CASE',
    'the rate of all others is case 000',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_case_number: 'A-570-967' })),
  ),
  breaks(
    'FILING_ADCVD_RATE',
    'a case has a rate',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '' })),
  ),
  meets(
    'FILING_ADCVD_RATE',
    'a rate of zero',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '0' })),
  ),
  breaks(
    'FILING_ADCVD_RATE',
    'a third decimal cannot be sent',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_rate: '10.125', adcvd_amount: '' })),
  ),
  breaks(
    'FILING_ADCVD_AMOUNT',
    'a cent too little',
    all(header({ entry_type: '03' }), line({ ...CASE, adcvd_amount: '1212.89' })),
  ),
  meets('FILING_ADCVD_AMOUNT', '10 % of 12,129', all(header({ entry_type: '03' }), line(CASE))),
  breaks(
    'FILING_AD_TOTAL',
    'the row says what the lines say',
    all(header({ entry_type: '03' }), line(CASE), fees(MPF, HMF, { fee_type: 'AD', amount: '1.00' })),
  ),
  meets(
    'FILING_AD_TOTAL',
    'row and lines agree',
    all(header({ entry_type: '03' }), line(CASE), fees(MPF, HMF, { fee_type: 'AD', amount: '1212.90' })),
  ),
  breaks('FILING_CVD_TOTAL', 'a row without a line', fees(MPF, HMF, { fee_type: 'CVD', amount: '1.00' })),
  meets(
    'FILING_CVD_TOTAL',
    'row and lines agree',
    all(
      header({ entry_type: '03' }),
      line({ ...CASE, adcvd_case_number: 'C-570-968-000' }),
      fees(MPF, HMF, { fee_type: 'CVD', amount: '1212.90' }),
    ),
  ),
  breaks('FILING_FEE_CLASS', 'AE has no tea fee', fees(MPF, HMF, { fee_type: 'Tea Fee', amount: '1.00' })),
  meets(
    'FILING_FEE_CLASS',
    'the beef fee is class 053',
    fees(MPF, HMF, { fee_type: 'Beef Fee', amount: '1.00' }),
  ),
  breaks(
    'FILING_LICENSE_TYPE',
    'a wool license is type 17, not W7',
    licenses({ type_code: 'W7', number: 'A1' }),
  ),
  breaks('FILING_LICENSE_TYPE', 'no license has type 32', licenses({ type_code: '32', number: 'A1' })),
  meets('FILING_LICENSE_TYPE', 'a steel license is type 01', licenses({ type_code: '01', number: 'A1' })),
  breaks(
    'FILING_LICENSE_NUMBER',
    'eleven characters are one too many',
    licenses({ type_code: '14', number: 'STEEL-12345' }),
  ),
  breaks('FILING_LICENSE_NUMBER', 'a type code without number', licenses({ type_code: '14', number: '' })),
  meets(
    'FILING_LICENSE_NUMBER',
    'ten characters, a hyphen among them',
    licenses({ type_code: '14', number: 'STEEL-1234' }),
  ),
  meets(
    'FILING_LICENSE_NUMBER',
    'an agency number without type code may be longer',
    licenses({ requirement_id: 'PNC', number: 'AB1234567890' }),
  ),
  breaks('FILING_LICENSE_NOT_SENT', 'a number for an agency alone', licenses({ number: 'AB123456' })),
  meets('FILING_LICENSE_NOT_SENT', 'a number with its type', licenses({ type_code: '14', number: 'A1' })),
  breaks('FILING_PERMIT_TYPE', 'no permit has type 00', permits({ type_code: '00', number: 'A1' })),
  meets('FILING_PERMIT_TYPE', 'an organic exemption is type 22', permits({ type_code: '22', number: 'A1' })),
  breaks(
    'FILING_PERMIT_NUMBER',
    'eleven characters are one too many',
    permits({ type_code: '22', number: 'P1234567890' }),
  ),
  meets('FILING_PERMIT_NUMBER', 'one character', permits({ type_code: '22', number: 'P' })),
  breaks('FILING_PERMIT_NOT_SENT', 'a number for an agency alone', permits({ number: 'P123456' })),
  meets('FILING_PERMIT_NOT_SENT', 'a number with its type', permits({ type_code: '22', number: 'P1' })),
  breaks(
    'FILING_LICENSE_ONE',
    'a license and a permit of one line',
    all(licenses({ type_code: '14', number: 'A1' }), permits({ type_code: '22', number: 'P1' })),
  ),
  meets(
    'FILING_LICENSE_ONE',
    'a license beside the number of an agency',
    all(licenses({ type_code: '14', number: 'A1' }), permits({ number: 'P1' })),
  ),
  breaks('FILING_CATEGORY', 'letters are no textile category', line({ category_number: '33A' })),
  meets('FILING_CATEGORY', 'cotton knit shirts', line({ category_number: '338' })),
  breaks(
    'FILING_ADCVD_WITHOUT_CASE',
    'an amount without its case',
    line({ adcvd_case_number: '', adcvd_amount: '10' }),
  ),
  breaks('FILING_ADCVD_WITHOUT_CASE', 'a rate without its case', line({ adcvd_rate: '10' })),
  meets(
    'FILING_ADCVD_WITHOUT_CASE',
    'a rate and an amount of zero',
    line({ adcvd_rate: '0', adcvd_amount: '0.00' }),
  ),
  breaks(
    'FILING_REFERENCE_NOT_SENT',
    'ten characters do not fit',
    totals({ file_reference_no: 'LAMPS-2026' }),
  ),
  meets('FILING_REFERENCE_NOT_SENT', 'nine characters', totals({ file_reference_no: 'LAMPS-026' })),
  breaks(
    'FILING_CONVEYANCE_CUT',
    'a long vessel name is cut',
    shipment({ importing_carrier: 'EVER GIVEN OF PANAMA 42' }),
  ),
  meets(
    'FILING_CONVEYANCE_CUT',
    'a name of 20 characters',
    shipment({ importing_carrier: 'EVERGREEN ALBATROSSX' }),
  ),
  breaks(
    'FILING_FOREIGN_PORT_NOT_SENT',
    'several ports of a truck',
    shipment({ mode_of_transport: '30', foreign_port_lading: 'MULTI' }),
  ),
  meets(
    'FILING_FOREIGN_PORT_NOT_SENT',
    'five digits by air',
    shipment({ mode_of_transport: '40', foreign_port_lading: '58301' }),
  ),
  breaks('FILING_LOCATION_NOT_SENT', 'a pier by its name', parties({ location_of_goods: 'Pier 400' })),
  breaks(
    'FILING_LOCATION_NOT_SENT',
    'a second FIRMS code',
    parties({ location_of_goods: 'Y292', firms_code: 'Y309' }),
  ),
  meets('FILING_LOCATION_NOT_SENT', 'a FIRMS code', parties({ location_of_goods: 'y292', firms_code: '' })),
  breaks('FILING_MOVEMENT_NOT_SENT', 'a withdrawal has no mode', header({ entry_type: '31' })),
  meets(
    'FILING_MOVEMENT_NOT_SENT',
    'a withdrawal that gives none',
    all(header({ entry_type: '31' }), shipment({ mode_of_transport: '', bill_of_lading: '' })),
  ),
  breaks(
    'FILING_MANIFEST_NOT_SENT',
    'a truck without bill',
    shipment({ mode_of_transport: '30', bill_of_lading: '' }),
  ),
  meets('FILING_MANIFEST_NOT_SENT', 'ocean freight', () => undefined),
  breaks('FILING_WAREHOUSE_NOT_SENT', 'a consumption entry with a warehouse entry', (draft) => {
    draft.export_details = { warehouse_reference: 'B76-0324527-8' }
  }),
  meets(
    'FILING_WAREHOUSE_NOT_SENT',
    'a withdrawal',
    all(header({ entry_type: '31' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8' }
    }),
  ),
  meets(
    'FILING_METAL_NOT_SENT',
    'a country of melt and pour of goods without metal, for which no page asks',
    shipment({ contains_metal: 'N', country_of_melt_pour: 'DE' }),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'a country of smelt without a country of cast',
    shipment({ contains_metal: 'Y', primary_country_of_smelt: 'IS' }),
  ),
  breaks(
    'FILING_METAL_NOT_SENT',
    'the page names another country',
    all(shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }), remedies({ country_melt_pour: 'FR' })),
  ),
  meets(
    'FILING_METAL_NOT_SENT',
    'steel with its country of melt and pour',
    shipment({ contains_metal: 'Y', country_of_melt_pour: 'DE' }),
  ),
  breaks('FILING_REMEDY_NOT_SENT', 'section 232 does not apply', (draft) => {
    draft.trade_remedies = { section232_applicable: false, country_melt_pour: 'DE' }
  }),
  breaks('FILING_REMEDY_NOT_SENT', 'a cast without a smelt', remedies({ country_cast: 'NO' })),
  meets(
    'FILING_REMEDY_NOT_SENT',
    'aluminum with cast and smelt',
    remedies({ country_cast: 'NO', primary_country_smelt: 'IS', secondary_country_smelt: 'N/A' }),
  ),
  breaks('FILING_DESCRIPTION_LETTERS', 'Chinese beside Latin letters', line({ description: '燈具 LAMPS' })),
  meets('FILING_DESCRIPTION_LETTERS', 'accents and signs', line({ description: 'Lámparas – 60 %' })),
  breaks(
    'FILING_VISA_NOT_SENT',
    'a second visa',
    line({ visa_number: '6TW123456', visa_numbers: '6TW999999' }),
  ),
  meets(
    'FILING_VISA_NOT_SENT',
    'the visa of the line again',
    line({ visa_number: '6TW123456', visa_numbers: '6tw123456' }),
  ),
  breaks(
    'FILING_MPF_CLASS',
    'the informal fee is not for formal entries',
    fees({ ...MPF, class_code: '311' }, HMF),
  ),
  meets('FILING_MPF_CLASS', 'the formal fee is', () => undefined),
  breaks('FILING_MPF_AMOUNT', 'a cent too little', fees({ ...MPF, amount: '42.00' }, HMF)),
  meets(
    'FILING_MPF_AMOUNT',
    'raised to the minimum of the year',
    all(line({ entered_value: '1000' }), fees({ ...MPF, amount: '33.58' }, { ...HMF, amount: '1.25' })),
  ),
  breaks(
    'FILING_MPF_INFORMAL',
    'the informal fee is fixed',
    all(informal, fees({ fee_type: 'MPF', amount: '2.00' })),
  ),
  meets(
    'FILING_MPF_INFORMAL',
    '2.69 in fiscal 2026',
    all(informal, fees({ fee_type: 'MPF', amount: '2.69' })),
  ),
  breaks('FILING_MPF_MISSING', 'a formal entry pays it', fees(HMF)),
  meets('FILING_MPF_MISSING', 'USMCA goods do not', all(line({ spi: 'S' }), fees(HMF))),
  breaks('FILING_MPF_INFORMAL_MISSING', 'an informal entry pays it', all(informal, fees())),
  meets(
    'FILING_MPF_INFORMAL_MISSING',
    'it is there',
    all(informal, fees({ fee_type: 'MPF', amount: '2.69' })),
  ),
  breaks('FILING_HMF_NOT_ALLOWED', 'air freight uses no harbor', shipment({ mode_of_transport: '40' })),
  meets('FILING_HMF_NOT_ALLOWED', 'ocean freight does', () => undefined),
  breaks('FILING_HMF_AMOUNT', 'a cent too much', fees(MPF, { ...HMF, amount: '15.17' })),
  meets('FILING_HMF_AMOUNT', '0.125 % of 12,129, half up', () => undefined),
  breaks(
    'FILING_HMF_DE_MINIMIS',
    'a fee of 1.25 alone is not collected',
    all(line({ entered_value: '1000', duty_amount: '0', spi: 'S' }), fees({ ...HMF, amount: '1.25' })),
  ),
  meets(
    'FILING_HMF_DE_MINIMIS',
    'beside duty it is',
    all(line({ entered_value: '1000', spi: 'S' }), fees({ ...HMF, amount: '1.25' })),
  ),
  breaks('FILING_HMF_REQUIRED', 'by border waterway', all(shipment({ mode_of_transport: '12' }), fees(MPF))),
  meets('FILING_HMF_REQUIRED', 'by border waterway with its fee', shipment({ mode_of_transport: '12' })),
  breaks('FILING_HMF_MISSING', 'ocean freight pays it', fees(MPF)),
  meets('FILING_HMF_MISSING', 'trucks do not', all(shipment({ mode_of_transport: '30' }), fees(MPF))),
]

const judge = ({ change, profile }: Pick<Trial, 'change' | 'profile'>) => {
  const draft = sampleEntry()
  change(draft)
  return filingFindings(draft, ruleContext(profile))
}

test('the sample entry can be filed as it is', () => {
  expect(judge({ change: () => undefined })).toEqual([])
})

describe.each(FILING_RULES)('$id', (rule) => {
  const trials = TRIALS.filter((trial) => trial.rule === rule.id)

  test('has a passing and a failing case', () => {
    expect(new Set(trials.map(({ holds }) => holds)).size).toBe(2)
  })

  test.each(trials)('$title', (trial) => {
    const found = judge(trial).filter(({ rule_id }) => rule_id === rule.id)
    expect(found.map(({ message }) => message.id)).toEqual(trial.holds ? [] : [`rule.${rule.id}`])
    for (const { path, step } of found) {
      expect(path.split('.').at(-1)).toMatch(/^\w+$/)
      expect(fieldLabel(path).defaultMessage).not.toContain('_')
      expect(step).toEqual(expect.any(String))
    }
  })
})

describe('a field that step 2 gives for all lines', () => {
  const paths = (change: Change) =>
    judge({ change })
      .filter(({ rule_id }) => rule_id.startsWith('FILING_MANUFACTURER_FORMAT'))
      .map(({ path }) => path)
  const second =
    (own: string): Change =>
    (draft) => {
      draft.line_items!.push({
        ...draft.line_items![0]!,
        id: 'line-2',
        line_number: 2,
        manufacturer_mid: own,
      })
    }

  test('is one finding there, however many lines use it', () => {
    expect(paths(all(shipment({ manufacturer_id: 'TW-1' }), second('')))).toEqual([
      'shipment_origin.manufacturer_id',
    ])
  })

  test('is found on a line that has its own', () => {
    expect(paths(second('TW-2'))).toEqual(['line_items.1.manufacturer_mid'])
  })
})

test('a filing rule cannot read what it has not declared', () => {
  const rule = filingRule({
    id: 'FILING_UNDECLARED',
    at: 'mode_of_transport',
    source: 'a sample for this test',
    mayRead: ['mode'],
    // @ts-expect-error entryType is not among `mayRead`
    holds: ({ mode, entryType }) => mode !== entryType,
    message: 'A sample for this test.',
  })
  expect(rule.reads).toEqual(['mode'])
})

test('rule ids are unique, each with a source and words', () => {
  expect(new Set(FILING_RULES.map(({ id }) => id)).size).toBe(FILING_RULES.length)
  for (const { layer, source, message } of FILING_RULES) {
    expect(layer).toBe('filing')
    expect(source).toMatch(/CBP|CATAIR|CFR/)
    expect(message).toMatch(/[.]$/)
  }
})
