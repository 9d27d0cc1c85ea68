import type { CaseTable } from '../cases.ts'
import { CASE, informal } from './changes.ts'

/** The cases of `header.rules.ts`. */
export const HEADER_CASES: CaseTable = {
  FILING_USAGE: {
    breaks: { 'record 10 knows personal goods and samples': { shipment_usage: 'S' } },
    meets: { 'commercial samples': { shipment_usage: 'X' } },
  },
  FILING_INFORMAL_LIMIT: {
    breaks: {
      'commercial samples have the limit of other goods': {
        entry_type: '11',
        shipment_usage: 'X',
        entered_value: '12129',
      },
      'goods of 12,129 are no informal entry': { entry_type: '11' },
      'returned American goods of 12,129 are not': { entry_type: '11', htsus: '9801.00.1012' },
    },
    meets: {
      'goods of personal use have no limit': {
        entry_type: '11',
        shipment_usage: 'P',
        entered_value: '12129',
      },
      'goods of 1,200 are': informal,
      'returned American goods of 10,000 are': {
        entry_type: '11',
        htsus: '9801.00.1012',
        entered_value: '10000',
      },
      'exhibits that come back have no limit': { entry_type: '11', htsus: '9801.00.5000' },
    },
  },
  FILING_USAGE_BOND: {
    breaks: {
      'personal goods above 2,500 under a bond': {
        entry_type: '11',
        shipment_usage: 'P',
        entered_value: '12129',
      },
    },
    meets: {
      'personal goods above 2,500 without a bond': {
        entry_type: '11',
        bond_type: '0',
        surety_no: '999',
        shipment_usage: 'P',
        entered_value: '12129',
      },
      'a formal entry of personal goods': { shipment_usage: 'P' },
    },
  },
  FILING_TYPE_MILITARY: {
    breaks: { 'an importer files no military entry': { entry_type: '51' } },
    meets: {
      'the Defense Contract Management Agency does': { entry_type: '51', entry_number: 'P9903245270' },
    },
  },
  FILING_TYPE_GOVERNMENT: {
    breaks: { 'nobody states that an agency imports': { entry_type: '52' } },
    meets: {
      'an agency imports': { entry_type: '52', government_import: true },
      'goods of an importer': { entry_type: '01' },
    },
  },
  FILING_TYPE_NOT_AUTOMATED: {
    breaks: { 'a transportation entry is no entry summary': { entry_type: '61' } },
    meets: {
      'an entry from a zone is taken': { entry_type: '06' },
      'a warehouse entry is taken': { entry_type: '21' },
    },
  },
  FILING_PORT: {
    breaks: { 'the port of the specification is none of customs': { port_code: 'NY10' } },
    meets: { 'Newark is a port': { port_code: '4601' } },
  },
  FILING_ENTRY_NUMBER: {
    breaks: { 'an entry without number cannot be filed': { entry_number: '' } },
    meets: { 'the fallback filer code has the right form': { entry_number: 'ZZZ00000017' } },
  },
  FILING_BOND_REQUIRED: {
    breaks: {
      'AD/CVD goods cannot be entered without surety': {
        entry_type: '03',
        bond_type: '0',
        surety_no: '999',
        ...CASE,
      },
      'a temporary import of Taiwanese goods needs a bond': {
        entry_type: '23',
        bond_type: '0',
        surety_no: '999',
      },
    },
    meets: {
      'a temporary import of Canadian goods may go without': {
        entry_type: '23',
        bond_type: '0',
        surety_no: '999',
        country_of_origin: 'CA',
        manufacturer_id: 'XOBRILIG88TOR',
      },
      'a consumption entry may be waived': { bond_type: '0', surety_no: '999' },
    },
  },
  FILING_RECONCILIATION_TYPE: {
    breaks: {
      'an informal entry that leaves its value open': { entry_type: '11', reconciliation_issue: '001' },
      'a zone entry with a case that leaves its value open': {
        entry_type: '06',
        adcvd_case_number: 'A-583-851-000',
        reconciliation_issue: '001',
      },
    },
    meets: { 'a consumption entry that leaves its value open': { reconciliation_issue: '001' } },
  },
  FILING_RECONCILIATION_BOND: {
    breaks: {
      'a single transaction bond cannot secure the later entry': {
        bond_type: '9',
        surety_no: '054',
        trade_agreement_reconciliation: true,
      },
    },
    meets: { 'a continuous bond secures the later entry': { trade_agreement_reconciliation: true } },
  },
  FILING_RECONCILIATION_QUOTA: {
    breaks: {
      'a quota entry that leaves its classification open': { entry_type: '02', reconciliation_issue: '004' },
    },
    meets: { 'a quota entry that leaves its value open': { entry_type: '02', reconciliation_issue: '005' } },
  },
  FILING_RECONCILIATION_IMPORT_DATE: {
    breaks: {
      'a later claim under a trade agreement without an import date': {
        import_date: '',
        trade_agreement_reconciliation: true,
      },
    },
    meets: { 'an open value needs no import date': { import_date: '', reconciliation_issue: '001' } },
  },
  FILING_TIB_DECLARATION: {
    breaks: { 'a temporary import without its declaration': { entry_type: '23' } },
    meets: {
      'a temporary import with its declaration': { entry_type: '23', declaration_tib: true },
      'a consumption entry has no such declaration': { entry_type: '01' },
    },
  },
  FILING_BOND_TERM: [
    { breaks: { 'a term bond does not exist in AE': { bond_type: '9' } } },
    { under: 'cbp', meets: { "under CBP's codes 9 is a single bond": { bond_type: '9' } } },
  ],
  FILING_BOND_SURETY: [
    { breaks: { 'a continuous bond without surety is none': { surety_no: '999' } } },
    {
      under: 'cbp',
      breaks: { "no bond under CBP's codes, yet a surety": { bond_type: '0' } },
      meets: { 'cash in lieu is a waiver': { bond_type: '0', surety_no: '998' } },
    },
  ],
  FILING_BOND_AMOUNT: {
    breaks: { 'a single entry bond says its amount': { bond_type: '0', bond_information: {} } },
    meets: { 'a single entry bond of 50,000': { bond_type: '0' } },
  },
  FILING_WAREHOUSE_ENTRY: {
    breaks: {
      'a withdrawal names its warehouse entry': { entry_type: '31' },
      'so does a re-warehouse entry': { entry_type: '22' },
    },
    meets: {
      'a withdrawal with its warehouse entry and port': {
        entry_type: '31',
        'export_details.warehouse_reference': 'B76-0324527-8/2704',
      },
    },
  },
  FILING_WAREHOUSE_ENTRY_OTHER: {
    breaks: {
      'goods are not withdrawn from the withdrawal itself': {
        entry_type: '31',
        entry_number: 'B76-0324527-8',
        'export_details.warehouse_reference': 'B76-0324527-8/2704',
      },
    },
    meets: {
      'a withdrawal from an earlier entry of the same filer': {
        entry_type: '31',
        entry_number: 'B76-0324528-6',
        'export_details.warehouse_reference': 'B76-0324527-8/2704',
      },
    },
  },
}
