import { all, breaks, CASE, header, informal, line, meets, shipment, type Trial, totals } from './changes.ts'

/** The cases of `header.rules.ts`. */
export const HEADER_TRIALS: Trial[] = [
  breaks('FILING_USAGE', 'record 10 knows personal goods and samples', totals({ shipment_usage: 'S' })),
  meets('FILING_USAGE', 'commercial samples', totals({ shipment_usage: 'X' })),
  meets(
    'FILING_INFORMAL_LIMIT',
    'goods of personal use have no limit',
    all(header({ entry_type: '11' }), totals({ shipment_usage: 'P' }), line({ entered_value: '12129' })),
  ),
  breaks(
    'FILING_INFORMAL_LIMIT',
    'commercial samples have the limit of other goods',
    all(header({ entry_type: '11' }), totals({ shipment_usage: 'X' }), line({ entered_value: '12129' })),
  ),
  breaks(
    'FILING_USAGE_BOND',
    'personal goods above 2,500 under a bond',
    all(header({ entry_type: '11' }), totals({ shipment_usage: 'P' }), line({ entered_value: '12129' })),
  ),
  meets(
    'FILING_USAGE_BOND',
    'personal goods above 2,500 without a bond',
    all(
      header({ entry_type: '11', bond_type: '0', surety_no: '999' }),
      totals({ shipment_usage: 'P' }),
      line({ entered_value: '12129' }),
    ),
  ),
  meets('FILING_USAGE_BOND', 'a formal entry of personal goods', totals({ shipment_usage: 'P' })),
  breaks('FILING_TYPE_MILITARY', 'an importer files no military entry', header({ entry_type: '51' })),
  meets(
    'FILING_TYPE_MILITARY',
    'the Defense Contract Management Agency does',
    header({ entry_type: '51', entry_number: 'P9903245270' }),
  ),
  breaks('FILING_TYPE_GOVERNMENT', 'nobody states that an agency imports', header({ entry_type: '52' })),
  meets('FILING_TYPE_GOVERNMENT', 'an agency imports', header({ entry_type: '52', government_import: true })),
  meets('FILING_TYPE_GOVERNMENT', 'goods of an importer', header({ entry_type: '01' })),
  breaks('FILING_INFORMAL_LIMIT', 'goods of 12,129 are no informal entry', header({ entry_type: '11' })),
  meets('FILING_INFORMAL_LIMIT', 'goods of 1,200 are', informal),
  meets(
    'FILING_INFORMAL_LIMIT',
    'returned American goods of 10,000 are',
    all(header({ entry_type: '11' }), line({ htsus: '9801.00.1012', entered_value: '10000' })),
  ),
  breaks(
    'FILING_INFORMAL_LIMIT',
    'returned American goods of 12,129 are not',
    all(header({ entry_type: '11' }), line({ htsus: '9801.00.1012' })),
  ),
  meets(
    'FILING_INFORMAL_LIMIT',
    'exhibits that come back have no limit',
    all(header({ entry_type: '11' }), line({ htsus: '9801.00.5000' })),
  ),
  breaks(
    'FILING_TYPE_NOT_AUTOMATED',
    'a transportation entry is no entry summary',
    header({ entry_type: '61' }),
  ),
  meets('FILING_TYPE_NOT_AUTOMATED', 'an entry from a zone is taken', header({ entry_type: '06' })),
  meets('FILING_TYPE_NOT_AUTOMATED', 'a warehouse entry is taken', header({ entry_type: '21' })),
  breaks('FILING_PORT', 'the port of the specification is none of customs', header({ port_code: 'NY10' })),
  meets('FILING_PORT', 'Newark is a port', header({ port_code: '4601' })),
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
  breaks(
    'FILING_RECONCILIATION_TYPE',
    'an informal entry that leaves its value open',
    all(header({ entry_type: '11' }), totals({ reconciliation_issue: '001' })),
  ),
  breaks(
    'FILING_RECONCILIATION_TYPE',
    'a zone entry with a case that leaves its value open',
    all(
      header({ entry_type: '06' }),
      line({ adcvd_case_number: 'A-570-967-000' }),
      totals({ reconciliation_issue: '001' }),
    ),
  ),
  meets(
    'FILING_RECONCILIATION_TYPE',
    'a consumption entry that leaves its value open',
    totals({ reconciliation_issue: '001' }),
  ),
  breaks(
    'FILING_RECONCILIATION_BOND',
    'a single transaction bond cannot secure the later entry',
    all(header({ bond_type: '9', surety_no: '054' }), totals({ trade_agreement_reconciliation: true })),
  ),
  meets(
    'FILING_RECONCILIATION_BOND',
    'a continuous bond secures the later entry',
    totals({ trade_agreement_reconciliation: true }),
  ),
  breaks(
    'FILING_RECONCILIATION_QUOTA',
    'a quota entry that leaves its classification open',
    all(header({ entry_type: '02' }), totals({ reconciliation_issue: '004' })),
  ),
  meets(
    'FILING_RECONCILIATION_QUOTA',
    'a quota entry that leaves its value open',
    all(header({ entry_type: '02' }), totals({ reconciliation_issue: '005' })),
  ),
  breaks(
    'FILING_RECONCILIATION_IMPORT_DATE',
    'a later claim under a trade agreement without an import date',
    all(shipment({ import_date: '' }), totals({ trade_agreement_reconciliation: true })),
  ),
  meets(
    'FILING_RECONCILIATION_IMPORT_DATE',
    'an open value needs no import date',
    all(shipment({ import_date: '' }), totals({ reconciliation_issue: '001' })),
  ),
  breaks(
    'FILING_TIB_DECLARATION',
    'a temporary import without its declaration',
    header({ entry_type: '23' }),
  ),
  meets(
    'FILING_TIB_DECLARATION',
    'a temporary import with its declaration',
    all(header({ entry_type: '23' }), totals({ declaration_tib: true })),
  ),
  meets(
    'FILING_TIB_DECLARATION',
    'a consumption entry has no such declaration',
    header({ entry_type: '01' }),
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
  breaks('FILING_WAREHOUSE_ENTRY', 'so does a re-warehouse entry', header({ entry_type: '22' })),
  meets(
    'FILING_WAREHOUSE_ENTRY',
    'a withdrawal with its warehouse entry and port',
    all(header({ entry_type: '31' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
    }),
  ),
  breaks(
    'FILING_WAREHOUSE_ENTRY_OTHER',
    'goods are not withdrawn from the withdrawal itself',
    all(header({ entry_type: '31', entry_number: 'B76-0324527-8' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
    }),
  ),
  meets(
    'FILING_WAREHOUSE_ENTRY_OTHER',
    'a withdrawal from an earlier entry of the same filer',
    all(header({ entry_type: '31', entry_number: 'B76-0324528-6' }), (draft) => {
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
    }),
  ),
]
