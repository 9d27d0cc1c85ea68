import { f, gap, id, layoutsFrom } from './layout.ts'
import { currentTariffRecord, releaseCargoRecords, releasePartyRecords } from './release-parts.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** The text of a Global Business Identifier's party: its identifiers and the type that they describe. */
const globalIdentifier = <const Id extends string>(recordId: Id) =>
  record(recordId, 'Entity GBI Identifier', [
    id(recordId, 1, 4),
    f('kind', 5, 8, 'A', 'M', 'GBI Identifier Qualifier'),
    f('identifier', 9, 43, 'AN', 'M', 'Identifier'),
    gap(44, 80),
  ])
const globalPartyType = <const Id extends string>(recordId: Id) =>
  record(recordId, 'Entity GBI Party Type Description', [
    id(recordId, 1, 4),
    f('sequence', 5, 5, 'N', 'M', 'Sequence Number'),
    f('description', 6, 80, 'X', 'M', 'Description'),
  ])

/**
 * The records that certify a release from an entry summary (AE, usage note ee). SE13, SE31, SE51 and SE60 are other
 * records than those of a separate release (SE).
 */
export const AE_RELEASE_RECORDS = [
  record('SE13', 'Correction Request Contact Detail', [
    id('SE13', 1, 4),
    f('contact', 5, 44, 'AN', 'M', 'Contact Name'),
    f('telephone', 45, 59, 'AN', 'M', 'Contact Phone'),
    f('documentsSent', 60, 60, 'N', 'O', 'DIS Indicator'),
    gap(61, 80),
  ]),
  ...releaseCargoRecords(record),
  ...releasePartyRecords(record, ['SE30', 'SE35', 'SE36']),
  globalIdentifier('SE31'),
  globalPartyType('SE32'),
  ...releasePartyRecords(record, ['SE50', 'SE55', 'SE56']),
  globalIdentifier('SE51'),
  globalPartyType('SE52'),
  record('SE60', 'Cargo HTS Additional Detail', [
    id('SE60', 1, 4),
    f('sanctionDisclaim', 5, 5, 'A', 'C', 'Sanction Disclaim Indicator'),
    gap(6, 80),
  ]),
  currentTariffRecord(record),
] as const
