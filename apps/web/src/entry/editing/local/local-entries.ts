import type { Entry } from '@edfe/contracts/entries/entry'
import {
  afterEdit,
  type ClearablePart,
  clearDraftPart,
  composeLocalEntryNumber,
  emptyDraft,
  mergeDraft,
  progressAfter,
  progressAfterClear,
  stepEventOf,
} from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { ApiProblem } from '../../../api/problem.ts'
import { shownOrganization } from '../../../api/shown-organization.ts'
import { newRowId } from '../../form/row-id.ts'
import type { EntryApi, StepProgressBody } from '../entry-api.ts'

/** Local entries live under one key of the browser's storage, the next serial under another (2§3, 2§9). */
const ENTRIES = 'edfe.local-entries'
const SERIAL = 'edfe.local-serial'
/** What this browser knows of them besides: whose they are, and what the server made of them so far. */
const FACTS = 'edfe.local-facts'
const PREFIX = 'local-'

export const isLocalId = (id: string): boolean => id.startsWith(PREFIX)

/** An entry as this browser keeps it: no organisation of the server has it yet (2§3). */
type LocalEntry = Entry & { org_id: typeof LOCAL; owner: typeof LOCAL }
const LOCAL = 'local'

const readAll = (): Record<string, LocalEntry> =>
  JSON.parse(localStorage.getItem(ENTRIES) ?? '{}') as Record<string, LocalEntry>

const write = (entry: Entry): LocalEntry => {
  const kept: LocalEntry = { ...entry, org_id: LOCAL, owner: LOCAL }
  localStorage.setItem(ENTRIES, JSON.stringify({ ...readAll(), [entry.id]: kept }))
  return kept
}

interface LocalFacts {
  /** The user who began it: nobody else who signs in here gets to see it. */
  ownerId: string
  /** The organization in which it was begun: no other one gets it. */
  orgId?: string
  /** The server's entry that is to hold it, once there is one. */
  serverIdOf?: string
}

const readFacts = (): Record<string, LocalFacts> =>
  JSON.parse(localStorage.getItem(FACTS) ?? '{}') as Record<string, LocalFacts>

/** Whether an entry belongs to the organization that this tab shows, as far as either is known. */
function isOfShownOrganization(id: string): boolean {
  const { orgId } = readFacts()[id] ?? {}
  return orgId === undefined || shownOrganization() === undefined || orgId === shownOrganization()
}

/** The entries that a user has in this browser only, in the organization of this tab, the oldest first. */
export const localEntriesOf = (userId: string): Entry[] =>
  Object.values(readAll())
    .filter(({ id }) => readFacts()[id]?.ownerId === userId && isOfShownOrganization(id))
    .sort((a, b) => a.created_at.localeCompare(b.created_at))

/** The server's entry of an upload that has begun; undefined before the first attempt. */
export const serverIdOf = (id: string): string | undefined => readFacts()[id]?.serverIdOf

/** Remembers it, so that an attempt that breaks off leaves no second entry behind. */
export function rememberServerId(id: string, serverId: string): void {
  const facts = readFacts()
  localStorage.setItem(FACTS, JSON.stringify({ ...facts, [id]: { ...facts[id], serverIdOf: serverId } }))
}

/** 'Entry not found' for an id that this browser does not hold (2§8). */
function read(id: string): Entry {
  const entry = readAll()[id]
  if (!entry || !isOfShownOrganization(id)) throw new ApiProblem(404, 'entry_not_found', 'Entry not found')
  return entry
}

/**
 * A new entry in this browser: filer code 123 and the next serial of seven digits. `at` is an ISO instant, `ownerId` the
 * user whose it is.
 */
export function createLocalEntry(profile: RulesProfile, at: string, ownerId: string): Entry {
  const serial = Number(localStorage.getItem(SERIAL) ?? '1')
  const { entryNumber, nextSerial } = composeLocalEntryNumber(serial, profile)
  localStorage.setItem(SERIAL, String(nextSerial))
  const draft = emptyDraft({ entryNumber, lineId: newRowId() })
  const id = `${PREFIX}${newRowId()}`
  const facts: LocalFacts = { ownerId, orgId: shownOrganization() }
  localStorage.setItem(FACTS, JSON.stringify({ ...readFacts(), [id]: facts }))
  return write({
    id,
    entry_number: entryNumber,
    type: 'informal',
    entry_type: draft.header?.entry_type ?? '',
    port_code: draft.header?.port_code ?? '',
    status: 'draft',
    previous_status: null,
    status_changed_at: null,
    status_changed_by: null,
    status_reason: null,
    release_status: null,
    current_step: 'header',
    step_progress: {},
    skip_flags: {},
    page_progress: {},
    navigation_state: null,
    view_preferences: {},
    validation_status: 'pending',
    autosave_status: 'saved',
    last_saved_at: at,
    draft_data: draft,
    total_entered_value: '0.00',
    total_duty: '0.00',
    total_tax: '0.00',
    total_other: '0.00',
    grand_total: '0.00',
    deferred_tax: '0.00',
    bonded_adcvd: '0.00',
    line_count: 1,
    broker_name: null,
    archived: false,
    corrects_entry_id: null,
    created_at: at,
    updated_at: at,
    updated_by: null,
    signed_by: null,
    signature_voided: null,
    may: {
      edit: true,
      validate: false,
      submit: false,
      archive: false,
      delete: false,
      correct: false,
      reopen: false,
      decide: [],
    },
  })
}

export const removeLocalEntry = (id: string): void => {
  const { [id]: _removed, ...rest } = readAll()
  localStorage.setItem(ENTRIES, JSON.stringify(rest))
  const { [id]: _facts, ...facts } = readFacts()
  localStorage.setItem(FACTS, JSON.stringify(facts))
}

/** The calls of an entry editor, answered by this browser. `now` gives ISO instants. */
export const localApi = (
  now: () => string,
): EntryApi & {
  clear(id: string, part: ClearablePart): Promise<Entry>
  stepProgress(id: string, body: StepProgressBody): Promise<Entry>
} => ({
  get: async (id) => read(id),
  patch: async (id, draft, _expected, { current_step }) => {
    const entry = read(id)
    const at = now()
    return write({
      ...entry,
      draft_data: afterEdit(entry.draft_data, mergeDraft(entry.draft_data, draft)).draft,
      ...(current_step && { current_step }),
      last_saved_at: at,
      updated_at: at,
    })
  },
  clear: async (id, part) => {
    const entry = read(id)
    const at = now()
    return write({
      ...entry,
      draft_data: clearDraftPart(entry.draft_data, part),
      step_progress: progressAfterClear(entry.step_progress, part),
      last_saved_at: at,
      updated_at: at,
    })
  },
  stepProgress: async (id, { step, ...change }) => {
    const entry = read(id)
    const event = stepEventOf(change)
    return write({ ...entry, step_progress: progressAfter(entry.step_progress, step, event, now()) })
  },
})
