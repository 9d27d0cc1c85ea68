import { type FieldSource, from, set } from './field-source.ts'
import { LINE_HEADER_FIELDS, LINE_HEADER_NAMES } from './mapping/line-header-fields.ts'

/** Records 35 and 63 hold five reasons. */
const REASON_SLOTS = [1, 2, 3, 4, 5]

/** Records 10, 11, 30, 31, 35, 36 and 90 as far as step 1, the bond page and the export page feed them. */
const HEADER_SOURCES: readonly FieldSource[] = [
  ...set('A adds, R replaces, D deletes', ['10', 'action']),
  ...from(
    'header.entry_number',
    ['10', 'filerCode', 'first three characters'],
    ['10', 'entryNumber', 'last eight characters'],
  ),
  ...from('header.port_code', ['10', 'port'], ['B', 'port'], ['Y', 'port']),
  ...set('Y on a post summary correction', ['10', 'postSummaryCorrectionIndicator']),
  ...from('totals_declarations.shipment_usage', ['10', 'shipmentUsageTypeCode']),
  ...from('header.accelerated_liquidation', [
    '10',
    'acceleratedLiquidationRequestIndicator',
    'Y when ticked on a post summary correction',
  ]),
  ...set(
    'what a post summary correction changes in the header',
    ...REASON_SLOTS.map((slot): [string, string] => ['35', `reason${slot}`]),
  ),
  ...from('header.correction_explanation', ['36', 'explanation', 'in lines of 75 characters']),
  ...from('totals_declarations.file_reference_no', [
    '10',
    'filerReference',
    'left out, with a warning, when longer than nine characters',
  ]),
  ...from('header.entry_type', ['10', 'entryType']),
  ...set('X: the declaration of step 6 signs the summary', ['10', 'signature']),
  ...from(
    'header.bond_type',
    ['10', 'bondWaiver', '0 when there is no surety (998, 999)'],
    ['31', 'bondType', 'continuous 8, single entry 9'],
  ),
  ...set(
    'B: basic bond, A: additional bond, a second record 31 with the surety, number and amount of the page bond',
    ['31', 'designation'],
  ),
  ...from(
    'header.surety_no',
    ['10', 'bondWaiverReason', '998 or 999; blank on informal entries'],
    ['31', 'surety'],
  ),
  ...from('totals_declarations.deferred_tax_code', [
    '10',
    'deferredTaxPaymentCode',
    'only when the lines have I.R. tax',
  ]),
  ...from('totals_declarations.reconciliation_issue', [
    '10',
    'reconciliationIssueCode',
    'not on a correction',
  ]),
  ...from('totals_declarations.trade_agreement_reconciliation', [
    '10',
    'tradeAgreementReconciliationIndicator',
    'Y, not on a correction',
  ]),
  ...from('totals_declarations.payment_type', [
    '10',
    'paymentTypeCode',
    '1, individual payment, when not given',
  ]),
  ...from('totals_declarations.statement_date', ['10', 'preliminaryStatementPrintDate']),
  ...from('totals_declarations.statement_month', ['10', 'periodicStatementMonth']),
  ...from('totals_declarations.statement_branch', ['10', 'statementClientBranchIdentifier']),
  ...from('totals_declarations.declaration_tib', ['10', 'tibDeclarationIndicator', 'Y on entry type 23']),
  ...from('bond_information.bond_amount', [
    '31',
    'amount',
    'single entry and additional bonds, whole dollars',
  ]),
  ...from('bond_information.bond_number', ['31', 'producerAccount', 'single entry and additional bonds']),
  ...from('header.entry_date', ['11', 'estimatedEntryDate']),
  ...from('header.zone_id', ['11', 'ftzIdentifier', 'entry type 06 alone']),
  ...from(
    'export_details.warehouse_reference',
    ['30', 'filerCode', 'withdrawals: first three characters'],
    ['30', 'entryNumber', 'withdrawals: the eight digits'],
    ['30', 'port', 'withdrawals: after the slash, else the port code'],
  ),
  ...from('export_details.final_withdrawal', ['30', 'finalWithdrawal', 'Y on the last withdrawal']),
]

const METAL = 'the countries of the line go first, then the page trade-remedies'

/** The destinations of step 2: records 10, 11, 20, 22, 23, 33, and the shared part of 40 and 54. */
const SHIPMENT_SOURCES: readonly FieldSource[] = [
  ...from('shipment_origin.mode_of_transport', ['10', 'mode', 'not sent on warehouse withdrawals']),
  ...from('shipment_origin.import_date', ['11', 'importDate']),
  ...from('shipment_origin.importing_carrier', ['20', 'conveyanceName', 'first 20 characters']),
  ...from(
    'shipment_origin.bill_of_lading',
    ['23', 'issuer', 'first four letters, none by air'],
    [
      '23',
      'number',
      'the rest, or the 11 digits of the air waybill; for kind I the I.T. number of block 16 or of the further bill; for kinds H and S the house and the sub-house bill. Each further bill (`further_bills`) follows with records 22 and 23',
    ],
  ),
  ...set('I for the I.T. number, M, H and S for the bills', ['23', 'kind']),
  ...from('shipment_origin.carrier_code', [
    '20',
    'carrierCode',
    'else the first four letters of the bill; by air the two characters that begin the importing carrier',
  ]),
  ...from('shipment_origin.trip_number', ['21', 'tripIdentifier']),
  ...from('shipment_origin.manifest_unit', [
    '22',
    'unit',
    'else CTN, BOX or PKG when the unit of all lines is that, else PCS',
  ]),
  ...from('shipment_origin.it_date', ['20', 'inBondDate']),
  ...from('shipment_origin.us_port_unlading', ['20', 'portOfUnlading', 'not on a warehouse withdrawal']),
  ...from('shipment_origin.eta', ['20', 'arrivalDate']),
  ...from('shipment_origin.missing_documents', ['33', 'code1'], ['33', 'code2']),
  ...from('shipment_origin.exporting_country', ['40', 'exportCountry']),
  ...from(
    'shipment_origin.export_date',
    ['40', 'exportDate'],
    ['40', 'textileExportDate', 'with a visa, when the goods come straight from their country of origin'],
  ),
  ...from('shipment_origin.foreign_port_lading', ['40', 'foreignPort']),
  ...from('shipment_origin.country_of_melt_pour', ['54-08', 'meltPour', METAL]),
  ...from(
    'shipment_origin.primary_country_of_smelt',
    ['54-07', 'primaryApplies', 'Y when given'],
    ['54-07', 'primary', METAL],
  ),
  ...from(
    'shipment_origin.secondary_country_of_smelt',
    ['54-07', 'secondaryApplies', 'Y when given'],
    ['54-07', 'secondary', `${METAL}; the origin of the goods when all aluminum is recycled`],
  ),
  ...from('shipment_origin.country_of_cast', ['54-07', 'cast', METAL]),
]

/** The destinations of step 3: record 11, the FIRMS code of 20 and the sold-to party of 47. */
const PARTIES_SOURCES: readonly FieldSource[] = [
  ...from('parties.importer_number', ['11', 'importer']),
  ...from('parties.consignee_number', [
    '11',
    'consignee',
    'SAME is the importer number; it is also the sold-to party (47 S)',
  ]),
  ...from('parties.reference_number', ['11', 'notifyParty', 'an EIN, SSN or CBP-assigned number']),
  ...from('parties.ultimate_consignee.state', ['11', 'stateOfDestination', "else the importer's state"]),
  ...from('parties.location_of_goods', [
    '20',
    'firmsCode',
    'the FIRMS code, or a location of exactly four characters',
  ]),
]

const line = (field: string): string => `line_items.*.${field}`

/** The destinations of step 4: records 22 and 40 to 60. */
const LINE_SOURCES: readonly FieldSource[] = [
  ...set(
    'what a post summary correction changes in the line',
    ...REASON_SLOTS.map((slot): [string, string] => ['63', `reason${slot}`]),
  ),
  ...from(line('manifest_qty'), [
    '22',
    'quantity',
    'sum of all lines; further bills (`further_bills`) each send their own packages, which come off',
  ]),
  ...from(line('line_number'), ['40', 'lineId', 'three digits']),
  ...from(line('set_indicator'), ['40', 'setIndicator']),
  ...from(line('origin_country'), ['40', 'origin', "else step 2's; Canada by the manufacturer's province"]),
  ...from(line('charges'), ['40', 'charges', 'whole dollars, half up']),
  ...from(line('gross_weight_kg'), ['40', 'grossWeight', 'whole kilograms, half up']),
  ...LINE_HEADER_NAMES.flatMap((name) => from(line(LINE_HEADER_FIELDS[name].from), ['40', name])),
  ...from(line('zone.status'), ['41', 'status', 'entry type 06 alone']),
  ...from(line('zone.filing_date'), ['41', 'filingDate', 'of privileged foreign goods']),
  ...from(line('zone.quantity'), ['41', 'quantity', 'whole units']),
  ...set('R: a binding ruling', ['43', 'rulingTypeCode']),
  ...from(line('ruling_number'), ['43', 'rulingNumber', 'the digits alone']),
  ...from(
    line('census_overrides'),
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((slot): [string, string][] => [
      ['CW02', `censusWarningConditionCode${slot}`],
      ['CW02', `censusWarningConditionOverrideCode${slot}`],
    ]),
  ),
  ...from(line('description'), ['44', 'text', 'pieces of 70 characters']),
  ...set('M manufacturer, S sold-to, E foreign exporter under AD/CVD', ['47', 'kind']),
  ...from(line('manufacturer_mid'), [
    '47',
    'party',
    "kind M: the line's, else step 2's; kind S: the consignee number; kind E: the exporter's, else that of kind M",
  ]),
  ...from(line('htsus'), [
    '50',
    'hts',
    'ten digits without dots; each of the further tariff rows (`tariff_rows`) is a record too, in the order chapter 98, chapter 99, this number, others',
  ]),
  ...from(
    line('duty_amount'),
    ['50', 'duty', 'less the duty of the further tariff rows, which each send their own'],
    ['90', 'duty', 'sum of all lines'],
  ),
  ...from(line('entered_value'), [
    '50',
    'value',
    'whole dollars, half up, less the value that further tariff rows carry',
  ]),
  ...from(line('net_qty'), ['50', 'quantity1', 'two decimals, half up; 0 with unit X']),
  ...from(line('net_uom'), ['50', 'unit1', "CBP's unit; PCS is sent as NO"]),
  ...from(line('net_qty_2'), ['50', 'quantity2', 'two decimals, half up']),
  ...from(line('net_uom_2'), ['50', 'unit2', "CBP's unit"]),
  ...from(line('net_qty_3'), ['50', 'quantity3', 'two decimals, half up']),
  ...from(line('net_uom_3'), ['50', 'unit3', "CBP's unit"]),
  ...from(line('visa_number'), ['51', 'visa']),
  ...from(
    line('license_numbers'),
    ['52', 'licenseType', 'the one license or permit of the line that has a type code'],
    ['52', 'licenseNumber', 'the one license or permit of the line that has a type code'],
  ),
  ...from(line('adcvd_case_number'), [
    '53',
    'caseNumber',
    'without hyphens; a second record 53 for the second case of the line',
  ]),
  ...from(line('non_reimbursement'), ['40', 'nonReimbursement', 'Y with an antidumping case']),
  ...from(line('non_reimbursement_id'), ['53', 'nonReimbursement']),
  ...from(line('adcvd_claim'), ['53', 'claim', 'B under a bond, else C: paid in cash']),
  ...from(line('adcvd_rate_kind'), ['53', 'rateKind', 'S for dollars by unit, else A']),
  ...from(line('adcvd_value'), ['53', 'value', '0 where the value of the tariff row counts']),
  ...from(line('adcvd_quantity'), ['53', 'quantity', 'four decimals; 0 under an ad valorem rate']),
  ...from(line('adcvd_rate'), ['53', 'rate', 'two decimals']),
  ...from(
    line('adcvd_amount'),
    ['53', 'duty', 'else value times rate'],
    ['88', 'bondedAd', 'sum of A cases under a bond'],
    ['88', 'cashAd', 'sum of A cases paid in cash'],
    ['88', 'bondedCv', 'sum of C cases under a bond'],
    ['88', 'cashCv', 'sum of C cases paid in cash'],
    ['90', 'ad', 'sum of A cases'],
    ['90', 'cv', 'sum of C cases'],
  ),
  ...from(line('importer_declarations.softwood_conforms'), ['54-01', 'softwoodIndicator']),
  ...from(line('importer_declarations.softwood_price'), ['54-01', 'softwoodPrice', 'whole dollars']),
  ...from(line('importer_declarations.softwood_charges'), ['54-01', 'softwoodCharges', 'whole dollars']),
  ...from(line('importer_declarations.steel_exclusion'), ['54-02', 'exclusion']),
  ...from(line('importer_declarations.aluminum_exclusion'), ['54-03', 'exclusion']),
  ...from(line('importer_declarations.korean_certificate'), ['54-04', 'exportCertificate']),
  ...set('XXXXXXXXXX: not used since 2023', ['54-05', 'controlledGroup']),
  ...set('0: not used since 2023', ['54-05', 'allocation']),
  ...from(line('importer_declarations.craft_producer_id'), ['54-05', 'producerId']),
  ...from(line('importer_declarations.craft_producer_name'), ['54-05', 'producerName']),
  ...from(line('importer_declarations.craft_flavor_credit'), ['54-05', 'flavorCredit']),
  ...from(line('importer_declarations.craft_rate_code'), ['54-05', 'rateDesignation']),
  ...from(line('importer_declarations.craft_tax_rate'), ['54-05', 'taxRate', 'four decimals']),
  ...from(line('importer_declarations.case_certified'), ['54-06', 'caseCertification', 'ADCVD CERT']),
  ...from(line('importer_declarations.solar_certified'), ['54-09', 'bifacialCertification', '201BIFAC CERT']),
  ...from(line('importer_declarations.crane_certified'), ['54-10', 'craneCertification', '301STS CERT']),
  ...from(line('importer_declarations.auto_license'), ['54-11', 'autoLicense']),
  ...from(line('metal.steel_melt_pour'), ['54-08', 'meltPourApplies', 'OTH when the country is not known']),
  ...from(line('metal.copper_primary_smelt'), ['54-12', 'primarySmelt']),
  ...from(line('metal.copper_secondary_smelt'), ['54-12', 'secondarySmelt']),
  ...from(line('metal.copper_cast'), ['54-12', 'recentCast']),
  ...set('by tariff: 2208 016, 2204 to 2206 017, chapter 24 018, else 022', ['60', 'class']),
  ...from(line('ir_tax_amount'), ['60', 'amount'], ['90', 'tax', 'sum of all lines']),
]

const FEES = 'totals_declarations.fee_summary'

const slots = [1, 2, 3, 4, 5]

/** The destinations of the fee rows of step 5: records 34, 62, 89 and 90. */
const TOTAL_SOURCES: readonly FieldSource[] = [
  ...from(
    FEES,
    ['34', 'class1', 'informal processing and mail fee'],
    ['34', 'amount1'],
    ['34', 'class2'],
    ['34', 'amount2'],
    ['62', 'class'],
    ['62', 'amount', "499 and 501: the line's own; others shared by value"],
    ...slots.flatMap((slot): [string, string][] => [
      ['89', `class${slot}`],
      ['89', `amount${slot}`],
    ]),
    ['90', 'fees', 'sum of the rows, AD and CVD aside'],
  ),
  ...set('always 0: the only class is Puerto Rico coffee', ['90', 'otherRevenue']),
]

/** Every field of an entry summary that this product fills, and the form field that it comes from. */
export const AE_FIELD_MAP: readonly FieldSource[] = [
  ...HEADER_SOURCES,
  ...SHIPMENT_SOURCES,
  ...PARTIES_SOURCES,
  ...LINE_SOURCES,
  ...TOTAL_SOURCES,
]
