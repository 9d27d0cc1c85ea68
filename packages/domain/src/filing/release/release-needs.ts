import type { ReleaseAction } from '../cargo-release.ts'
import type { ReleaseConditionName } from './release-conditions.ts'

/** A fact of the whole release on which a need may depend. */
export type ReleaseTrait = 'bill' | 'inBond' | 'nonAutomated' | 'weekly'

/** A field that some releases must have and others must not. */
export interface ReleaseNeed {
  record: 'SE10' | 'SE11' | 'SE13'
  /** Its name in the record's layout. */
  field: string
  need: 'mandatory' | 'forbidden'
  /** All that are given must hold; a list holds if it has the value. */
  when: {
    types?: readonly string[]
    notTypes?: readonly string[]
    modes?: readonly string[]
    actions?: readonly ReleaseAction[]
    trait?: ReleaseTrait
  }
  condition: ReleaseConditionName
  /** The note of the guide that says so. */
  note: string
}

/** Types 01 to 86 that a release can have (SE10, note 2), and of each what it may be worth at most (note 13). */
export const RELEASE_TYPES: Readonly<Record<string, { maximum?: number }>> = {
  '01': {},
  '02': {},
  '03': {},
  '06': {},
  '07': {},
  '11': { maximum: 2500 },
  '12': {},
  '21': {},
  '22': {},
  '23': {},
  '52': {},
  '86': { maximum: 800 },
}

/** Modes that a release can have (SE10, note 5). */
export const RELEASE_MODES = '10 11 12 20 21 30 31 32 33 34 40 41 50 60 70'.split(' ')

/** Reasons of a cancellation (SE13, note 1), with the reference that some need in SE20. */
export const CANCELLATION_REASONS: Readonly<Record<string, { reference?: string; onlyType?: string }>> = {
  '01': {},
  '02': { reference: 'IB' },
  '03': { reference: 'EN' },
  '04': { reference: 'FTZ' },
  '05': {},
  '06': {},
  '07': {},
  '08': {},
  '09': {},
  '10': {},
  '11': {},
  '12': { onlyType: '06' },
}

const WHOLE: readonly ReleaseAction[] = ['A', 'R']
const FILED: readonly ReleaseAction[] = ['A', 'R', 'U']

export const RELEASE_NEEDS: readonly ReleaseNeed[] = [
  ...(['importerKind', 'importer'] as const).map(
    (field): ReleaseNeed => ({
      record: 'SE10',
      field,
      need: 'mandatory',
      when: { notTypes: ['86'] },
      condition: field === 'importer' ? 'importerMissing' : 'importerKindMissing',
      note: 'SE10 note 12',
    }),
  ),
  {
    record: 'SE10',
    field: 'mode',
    need: 'mandatory',
    when: { notTypes: ['06'] },
    condition: 'modeMissing',
    note: 'SE10 note 11',
  },
  {
    record: 'SE10',
    field: 'mode',
    need: 'mandatory',
    when: { types: ['06'], trait: 'bill' },
    condition: 'modeMissing',
    note: 'SE10 note 11',
  },
  {
    record: 'SE10',
    field: 'port',
    need: 'mandatory',
    when: { types: ['02', '06', '07', '12', '21', '22', '23', '86'] },
    condition: 'portMissing',
    note: 'SE10 note 7',
  },
  ...(['inBond', 'nonAutomated'] as const).map(
    (trait): ReleaseNeed => ({
      record: 'SE10',
      field: 'port',
      need: 'mandatory',
      when: { trait },
      condition: 'portMissing',
      note: 'SE10 note 7',
    }),
  ),
  {
    record: 'SE10',
    field: 'port',
    need: 'mandatory',
    when: { actions: ['D'] },
    condition: 'portMissing',
    note: 'SE10 note 7',
  },
  {
    record: 'SE10',
    field: 'portOfUnlading',
    need: 'mandatory',
    when: { modes: ['50', '60', '70'] },
    condition: 'unladingMissing',
    note: 'SE10 positions 56-60',
  },
  {
    record: 'SE11',
    field: 'election',
    need: 'forbidden',
    when: { notTypes: ['06'] },
    condition: 'electionNotAllowed',
    note: 'SE11 position 5',
  },
  {
    record: 'SE11',
    field: 'electedDate',
    need: 'mandatory',
    when: { trait: 'weekly' },
    condition: 'electedDateMissing',
    note: 'SE11 note 1',
  },
  {
    record: 'SE11',
    field: 'location',
    need: 'mandatory',
    when: { types: ['06'], actions: WHOLE },
    condition: 'locationMissing',
    note: 'SE11 note 4',
  },
  {
    record: 'SE11',
    field: 'conveyance',
    need: 'mandatory',
    when: { types: ['06'], actions: WHOLE },
    condition: 'zoneMissing',
    note: 'SE11 note 6',
  },
  {
    record: 'SE11',
    field: 'voyage',
    need: 'forbidden',
    when: { types: ['06'] },
    condition: 'voyageNotAllowed',
    note: 'SE11 note 7',
  },
  {
    record: 'SE11',
    field: 'warehouse',
    need: 'mandatory',
    when: { types: ['21', '22'], actions: WHOLE },
    condition: 'warehouseMissing',
    note: 'SE11 note 2',
  },
  {
    record: 'SE11',
    field: 'warehouse',
    need: 'forbidden',
    when: { notTypes: ['21', '22'] },
    condition: 'warehouseNotAllowed',
    note: 'SE11 positions 65-68',
  },
  ...(['originFiler', 'originEntry'] as const).map(
    (field): ReleaseNeed => ({
      record: 'SE11',
      field,
      need: 'mandatory',
      when: { types: ['22'], actions: WHOLE },
      condition: 'originMissing',
      note: 'SE11 note 3',
    }),
  ),
  {
    record: 'SE13',
    field: 'reason',
    need: 'mandatory',
    when: { actions: ['D'] },
    condition: 'reasonMissing',
    note: 'SE13 note 1',
  },
  {
    record: 'SE13',
    field: 'reason',
    need: 'forbidden',
    when: { actions: FILED },
    condition: 'reasonNotAllowed',
    note: 'SE13 positions 60-61',
  },
  {
    record: 'SE13',
    field: 'severalDispositions',
    need: 'forbidden',
    when: { actions: FILED },
    condition: 'dispositionsNotAllowed',
    note: 'SE13 position 62',
  },
]

/** The needs that hold for a release. */
export const releaseNeedsOf = (release: {
  action: ReleaseAction
  type: string
  mode: string
  traits: readonly ReleaseTrait[]
}): ReleaseNeed[] =>
  RELEASE_NEEDS.filter(
    ({ when }) =>
      (when.types?.includes(release.type) ?? true) &&
      !when.notTypes?.includes(release.type) &&
      (when.modes?.includes(release.mode) ?? true) &&
      (when.actions?.includes(release.action) ?? true) &&
      (when.trait === undefined || release.traits.includes(when.trait)),
  )
