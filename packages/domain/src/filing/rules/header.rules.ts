import { isSetComponent } from '../../entry/article-set.ts'
import { TIB_ENTRY_TYPE } from '../../entry/declaration-text.ts'
import { GOVERNMENT_ENTRY_TYPE } from '../../entry/government.ts'
import { toCents } from '../../money/cents.ts'
import { entryTypeMessageId, isInformalEntryType } from '../../reference/entry-types.ts'
import { informalLimitCondition, PERSONAL_USE } from '../../reference/informal-limits.ts'
import type { FilingLine } from '../filing-context.ts'
import { readWarehouseEntry } from '../mapping/references.ts'
import { filingRule, MATRIX } from './filing-rule.ts'

const informalLines = (lines: readonly Pick<FilingLine, 'set_indicator' | 'stack' | 'value'>[]) =>
  lines
    .filter((line) => !isSetComponent(line))
    .map(({ stack, value }) => ({ numbers: stack.map(({ hts }) => hts), value }))

/** Goods of the armed forces, and the filer that CBP takes them from. */
const MILITARY_ENTRY_TYPE = '51'
const MILITARY_FILER = 'P99'

const BOND_NOTE = 'CBP AE chapter, July 2026, usage note i'

export const HEADER_FILING_RULES = [
  filingRule({
    id: 'FILING_TYPE_NOT_AUTOMATED',
    at: 'entry_type',
    source: MATRIX,
    message: 'This entry type cannot be filed electronically from here.',
    detail:
      '{entryType, select, 26 {An admission to a zone is filed on CBP Form 214.} 61 {An in-bond movement is filed on CBP Form 7512.} 62 {An in-bond movement is filed on CBP Form 7512.} 63 {An in-bond movement is filed on CBP Form 7512.} other {CBP does not accept an electronic entry summary of type {entryType}, {label}. File it on paper at the port.}}',
    reads: ['entryType'],
    mayRead: ['needs'],
    holds: ({ needs }) => needs !== undefined,
    params: ({ entryType }) => ({ entryType, label: { id: entryTypeMessageId(entryType) } }),
  }),
  filingRule({
    id: 'FILING_TYPE_MILITARY',
    at: 'entry_type',
    source: 'CBP ACE error dictionary, condition 290',
    message: 'Only the Defense Contract Management Agency files entries of type 51, with filer code P99.',
    detail: 'Choose type 01 for your own goods, or 03 if antidumping or countervailing duty applies.',
    mayRead: ['entryType', 'entry_number'],
    holds: ({ entryType, entry_number }) =>
      entryType !== MILITARY_ENTRY_TYPE || entry_number?.slice(0, 3) === MILITARY_FILER,
  }),
  filingRule({
    id: 'FILING_TYPE_GOVERNMENT',
    at: 'entry_type',
    source: 'CBP Form 7501 instructions, block 2',
    message:
      'Type 52 is only for goods that an agency of the U.S. government imports. Confirm that it does, or choose another type.',
    detail: 'Choose type 01 for your own goods, or 03 if antidumping or countervailing duty applies.',
    mayRead: ['entryType', 'government_import'],
    holds: ({ entryType, government_import }) =>
      entryType !== GOVERNMENT_ENTRY_TYPE || government_import === true,
  }),
  filingRule({
    id: 'FILING_PORT',
    at: 'port_code',
    source: 'Schedule D; CBP ACE error dictionary, condition B04',
    message: 'CBP has no port {port}.',
    detail: 'Choose the port of entry: four digits, such as 2704 for Los Angeles.',
    // A text of another form is no port of anybody, which step 1 says.
    mayRead: ['port_code'],
    holds: ({ port_code = '' }, { reference }) =>
      !/^[A-Z0-9]{4}$/.test(port_code) || reference.hasPort(port_code),
    params: ({ port_code = '' }) => ({ port: port_code }),
  }),
  filingRule({
    id: 'FILING_INFORMAL_LIMIT',
    at: 'entry_type',
    source: '19 CFR 143.21; CBP ACE error dictionary, conditions 646 and 648',
    message:
      'An informal entry is for goods worth at most $2,500, or returned American goods worth at most $10,000. Use a formal entry type.',
    mayRead: ['entryType', 'shipment_usage'],
    ofLines: ['set_indicator', 'stack', 'value'],
    holds: ({ entryType, shipment_usage, lines }) =>
      !isInformalEntryType(entryType) ||
      informalLimitCondition(informalLines(lines), shipment_usage) === undefined,
  }),
  filingRule({
    id: 'FILING_USAGE',
    at: 'shipment_usage',
    source: 'CBP AE chapter, July 2026, record 10 column 43; condition 131',
    message: 'Use of the goods must be P (personal shipment), X (commercial samples) or blank.',
    mayRead: ['shipment_usage'],
    holds: ({ shipment_usage = '' }) => /^[PX]?$/.test(shipment_usage),
  }),
  filingRule({
    id: 'FILING_USAGE_BOND',
    at: 'bond_type',
    source: 'CBP AE chapter, July 2026, record 10 column 43',
    message:
      'An informal entry of personal goods worth more than $2,500 is filed without a bond. Choose no bond.',
    mayRead: ['entryType', 'shipment_usage', 'bond'],
    ofLines: ['set_indicator', 'stack', 'value'],
    holds: ({ entryType, shipment_usage, bond, lines }) =>
      !isInformalEntryType(entryType) ||
      shipment_usage !== PERSONAL_USE ||
      informalLimitCondition(informalLines(lines)) === undefined ||
      bond.kind === 'waived',
  }),
  filingRule({
    id: 'FILING_ENTRY_NUMBER',
    at: 'entry_number',
    source: 'CBP AE chapter, July 2026, record 10 columns 4-16',
    message: 'Filing needs an entry number of 3 characters for the filer and 8 digits.',
    mayRead: ['entry_number'],
    holds: ({ entry_number = '' }) => /^[A-Z0-9]{3}\d{8}$/.test(entry_number),
  }),
  filingRule({
    id: 'FILING_BOND_REQUIRED',
    at: 'bond_type',
    source: BOND_NOTE,
    message: 'This entry cannot be filed without a bond.',
    detail:
      'Entries with AD/CVD cases, and temporary imports of goods that are not Canadian, need a surety. Enter its code instead of 998 or 999.',
    mayRead: ['bond', 'needs', 'entryType'],
    ofLines: ['adcvd_case_number', 'origin'],
    holds: ({ bond, needs, entryType, lines }) => {
      if (bond.kind !== 'waived' || !needs) return true
      const hasCase = lines.some(({ adcvd_case_number }) => adcvd_case_number)
      const isCanadian = lines.every(({ origin }) => /^(CA|X[A-Y])$/.test(origin))
      return needs.mayWaiveBond && !hasCase && (entryType !== '23' || isCanadian)
    },
  }),
  filingRule({
    id: 'FILING_BOND_TERM',
    at: 'bond_type',
    source: BOND_NOTE,
    message:
      'CBP does not accept a term bond on an entry summary. Choose a continuous or a single entry bond.',
    mayRead: ['bond'],
    holds: ({ bond }) => bond.kind !== 'term',
  }),
  filingRule({
    id: 'FILING_BOND_SURETY',
    at: 'surety_no',
    source: BOND_NOTE,
    message:
      'Bond type and surety number do not match. A continuous bond needs the number of your surety; 998 and 999 mean no surety.',
    detail:
      '{bond, select, none_with_surety {Without a bond the surety number is 998 or 999.} other {A bond needs the number of a surety company; 998 and 999 say that there is none.}}',
    mayRead: ['bond'],
    holds: ({ bond }) => bond.kind !== 'surety_missing' && bond.kind !== 'none_with_surety',
    params: ({ bond }) => ({ bond: bond.kind }),
  }),
  filingRule({
    id: 'FILING_BOND_AMOUNT',
    at: 'bond_amount',
    source: 'CBP AE chapter, July 2026, record 31; conditions 240 and 265',
    message: 'A single entry bond is filed with its amount.',
    mayRead: ['bond', 'bond_amount'],
    holds: ({ bond, bond_amount }) => bond.kind !== 'single' || toCents(bond_amount) >= 100n,
  }),
  filingRule({
    id: 'FILING_WAREHOUSE_ENTRY',
    at: 'export_details.warehouse_reference',
    source: 'CBP AE chapter, July 2026, record 30',
    message:
      'A withdrawal or re-warehouse entry needs the number of the warehouse entry (XXX-NNNNNNN-D). If its port is a different one, add a slash and the port.',
    mayRead: ['needs', 'port_code', 'export_details.warehouse_reference'],
    holds: ({ needs, port_code = '', 'export_details.warehouse_reference': reference }) =>
      !needs?.withdrawal || readWarehouseEntry(reference, port_code) !== undefined,
  }),
  filingRule({
    id: 'FILING_WAREHOUSE_ENTRY_OTHER',
    at: 'export_details.warehouse_reference',
    source: 'CBP AE chapter, July 2026, record 30; condition 307',
    message: 'The warehouse entry cannot be this entry. Enter the number of the entry into the warehouse.',
    reads: ['export_details.warehouse_reference'],
    mayRead: ['needs', 'entry_number', 'port_code'],
    holds: ({ needs, entry_number, port_code = '', 'export_details.warehouse_reference': reference }) => {
      const warehouse = readWarehouseEntry(reference, port_code)
      const entry = readWarehouseEntry(entry_number, port_code)
      return (
        !needs?.withdrawal ||
        !warehouse ||
        warehouse.filerCode !== entry?.filerCode ||
        warehouse.entryNumber !== entry.entryNumber
      )
    },
  }),
  filingRule({
    id: 'FILING_TIB_DECLARATION',
    at: 'declaration_tib',
    source: 'CBP AE chapter, July 2026, record 10 column 69; condition 316',
    message: 'A temporary importation under bond is filed with its declaration. Tick it in step 5.',
    mayRead: ['entryType', 'declaration_tib'],
    holds: ({ entryType, declaration_tib }) => entryType !== TIB_ENTRY_TYPE || declaration_tib === true,
  }),
]
