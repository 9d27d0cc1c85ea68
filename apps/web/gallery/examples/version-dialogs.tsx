import { DIRECTORY_LIMIT } from '@edfe/domain/parties'
import { DirectoryDialog } from '../../src/entry/details/parties/directory-dialog.tsx'
import { MergeDialog } from '../../src/entry/details/parties/merge-dialog.tsx'
import {
  type DuplicateParty,
  directoryQuery,
  type PartyRow,
} from '../../src/entry/details/parties/party-queries.ts'
import type { Conflict } from '../../src/entry/editing/editor-state.ts'
import type { DifferingField } from '../../src/entry/editing/merge/compare-versions.ts'
import { ConflictDialog } from '../../src/entry/editing/merge/conflict-dialog.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { DRAFT, Opened } from './entry-sample.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { PERSON, ROW } from './sample.ts'

/** Radio buttons go by the path of their field, so each state differs in other fields. */
const differing = (path: string, local: string, remote: string): DifferingField => ({
  path,
  local,
  remote,
  proposed: local === '' ? 'remote' : 'local',
})
const conflict = (...fields: DifferingField[]) => {
  const versions: Conflict['versions'] = { local: DRAFT.draft_data, remote: DRAFT.draft_data }
  const remote = { ...DRAFT, updated_by: { id: PERSON.id, name: 'Minh Tran' } }
  return (
    <Opened
      entry={DRAFT}
      phase="conflict"
      conflict={{ message: 'Minh Tran saved this entry at 10:02 AM.', remote, versions, fields }}
    >
      <ConflictDialog />
    </Opened>
  )
}

const PARTY: PartyRow = {
  party: {
    name: 'Harbor Lamp Company',
    address_line1: '500 S Grand Ave',
    city: 'Los Angeles',
    state: 'CA',
    zip: '90071',
    country: 'US',
    number: '12-3456789',
  },
  party_type: 'ior',
  entry_id: PERSON.id,
  entry_number: ROW.entry_number,
  last_used_at: ROW.updated_at,
}
const parties = (count: number): PartyRow[] =>
  Array.from({ length: count }, (_, at) => ({ ...PARTY, entry_id: `${PARTY.entry_id}-${at}` }))
const LONG_PARTY: PartyRow = {
  ...PARTY,
  party: { ...PARTY.party, name: LONG_NAME, address_line1: LONG_TEXT, number: LONG_NAME },
}
const DIRECTORY = directoryQuery('', undefined)
const directory = (...answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <DirectoryDialog
      entryId={DRAFT.id}
      partyLabel="importer of record"
      country={undefined}
      onPick={nothing}
      onClose={nothing}
    />
  </Answered>
)

const merge = (change: Partial<DuplicateParty>, party: 'importer_of_record' | 'ultimate_consignee') => (
  <Opened entry={DRAFT}>
    <MergeDialog
      party={party}
      duplicate={{
        ...PARTY,
        score: 90,
        reasons: ['Same number', 'Nearly the same name'],
        merge: [
          {
            field: 'name',
            label: 'Name',
            typed: 'Harbor Lamp Co',
            known: 'Harbor Lamp Company',
            proposed: 'known',
          },
          { field: 'address_line2', label: 'Address', typed: 'Suite 40', known: '', proposed: 'typed' },
        ],
        ...change,
      }}
      onTake={nothing}
      onClose={nothing}
    />
  </Opened>
)

/** Dialogs of `src/entry` in which a person chooses between versions, or one of the parties that are known. */
export const versionDialogs: readonly Example[] = [
  {
    component: 'ConflictDialog',
    states: {
      usual: conflict(
        differing('header.port_code', '2704', '2709'),
        differing('shipment_origin.import_date', '', '2026-03-02'),
        differing('line_items.0.entered_value', '12480.00', '12840.00'),
        differing('line_items.1', 'Dining chairs of teak', 'Removed'),
      ),
      'one field': conflict(differing('header.surety_no', '054', '')),
      'long text': conflict(
        differing('line_items.0.description', LONG_TEXT, `${LONG_TEXT}, and oil`),
        differing('shipment_origin.importing_carrier', LONG_NAME, LONG_NAME.toUpperCase()),
      ),
    },
  },
  {
    component: 'MergeDialog',
    states: {
      usual: merge({}, 'importer_of_record'),
      'long text': merge(
        {
          reasons: [LONG_TEXT],
          merge: [{ field: 'name', label: 'Name', typed: LONG_NAME, known: LONG_TEXT, proposed: 'typed' }],
        },
        'ultimate_consignee',
      ),
    },
  },
  {
    component: 'DirectoryDialog',
    states: {
      usual: directory(answer(DIRECTORY, [PARTY])),
      'more than it shows': directory(answer(DIRECTORY, parties(DIRECTORY_LIMIT))),
      'long text': directory(answer(DIRECTORY, [LONG_PARTY])),
      loading: directory(),
      error: directory(failure(DIRECTORY)),
      empty: directory(answer(DIRECTORY, [])),
    },
  },
]
