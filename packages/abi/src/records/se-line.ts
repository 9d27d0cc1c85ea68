import { f, gap, id, layoutsFrom } from './layout.ts'
import { currentTariffRecord, releasePartyRecords } from './release-parts.ts'
import { SE_SOURCE } from './se-source.ts'

const record = layoutsFrom(SE_SOURCE)

/** Line records of a cargo release (SE). */
export const SE_LINE_RECORDS = [
  record('SE40', 'Line Item', [
    id('SE40', 1, 4),
    f('lineId', 5, 7, 'N', 'M', 'Line Item Identifier'),
    f('origin', 8, 9, 'A', 'M', 'Country of Origin'),
    gap(10, 10),
    f('description', 11, 80, 'X', 'O', 'Commercial Invoice Description'),
  ]),
  record('SE41', 'FTZ Status and Unit Quantity', [
    id('SE41', 1, 4),
    f('status', 5, 5, 'A', 'M', 'Zone Status'),
    f('filingDate', 6, 11, 'D', 'C', 'Privileged FTZ Merchandise Filing Date'),
    f('quantity', 12, 19, 'SN', 'M', 'FTZ Line Item Quantity'),
    gap(20, 80),
  ]),
  ...releasePartyRecords(record, ['SE50', 'SE55', 'SE56']),
  record('SE51', 'Entity GBI Identifier', [
    id('SE51', 1, 4),
    f('kind', 5, 8, 'A', 'M', 'GBI Identifier Qualifier'),
    f('identifier', 9, 28, 'AN', 'M', 'GBI Identifier'),
    gap(29, 80),
  ]),
  record('SE60', 'Harmonized Tariff Schedule', [
    id('SE60', 1, 4),
    f('hts', 5, 14, 'AN', 'M', 'HTS Number'),
    f('value', 15, 24, 'SN', 'C', 'Line Item Value'),
    gap(25, 80),
  ]),
  currentTariffRecord(record),
] as const
