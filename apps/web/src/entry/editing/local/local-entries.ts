import type { Entry } from '@edfe/contracts/entries/entry'
import {
  afterEdit,
  type ClearablePart,
  clearDraftPart,
  composeLocalEntryNumber,
  type DraftData,
  emptyDraft,
  mergeDraft,
  progressAfter,
  progressAfterClear,
  stepEventOf,
} from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { ApiProblem } from '../../../api/problem.ts'
import { shownOrganization } from '../../../api/shown-organization.ts'
import { KEPT } from '../../../session/kept-here.ts'
import { newRowId } from '../../values/row-id.ts'
import { blankEntry } from '../blank-entry.ts'
import type { EntryApi, StepProgressBody } from '../entry-api.ts'

/** The next serial of a local number (2§3, 2§9). */
const SERIAL = 'edfe.local-serial'
const PREFIX = 'local-'

export const isLocalId = (id: string): boolean => id.startsWith(PREFIX)

/** The local entry of the id that an entry has, or will have, on the server. */
export const localIdOf = (serverId: string): string => `${PREFIX}${serverId}`

/** The id that a local entry gets on the server. */
export const serverIdOf = (id: string): string => id.slice(PREFIX.length)

/** An entry as this browser keeps it: no organisation of the server has it yet (2§3). */
type LocalEntry = Entry & { org_id: typeof LOCAL; owner: typeof LOCAL }
const LOCAL = 'local'

const readAll = (): Record<string, LocalEntry> =>
  JSON.parse(localStorage.getItem(KEPT.localEntries) ?? '{}') as Record<string, LocalEntry>

const write = (entry: Entry): LocalEntry => {
  const kept: LocalEntry = { ...entry, org_id: LOCAL, owner: LOCAL }
  localStorage.setItem(KEPT.localEntries, JSON.stringify({ ...readAll(), [entry.id]: kept }))
  return kept
}

interface LocalFacts {
  /** The user who began it: nobody else who signs in here gets to see it. */
  ownerId: string
  /** The organization in which it was begun: no other one gets it. */
  orgId?: string
}

const readFacts = (): Record<string, LocalFacts> =>
  JSON.parse(localStorage.getItem(KEPT.localFacts) ?? '{}') as Record<string, LocalFacts>

/** True if an entry belongs to the organization that this tab shows, as far as either is known. */
function isOfShownOrganization(id: string): boolean {
  const { orgId } = readFacts()[id] ?? {}
  return orgId === undefined || shownOrganization() === undefined || orgId === shownOrganization()
}

/** The entries that a user has in this browser only, in the organization of this tab, the oldest first. */
export const localEntriesOf = (userId: string): Entry[] =>
  Object.values(readAll())
    .filter(({ id }) => readFacts()[id]?.ownerId === userId && isOfShownOrganization(id))
    .sort((a, b) => a.created_at.localeCompare(b.created_at))

/** 'Entry not found' for an id that this browser does not hold (2§8). */
function read(id: string): Entry {
  const entry = readAll()[id]
  if (!entry || !isOfShownOrganization(id)) throw new ApiProblem(404, 'entry_not_found', 'Entry not found')
  return entry
}

interface NewLocalEntry {
  profile: RulesProfile
  /** An ISO instant. */
  at: string
  /** The user whose entry it is. */
  ownerId: string
  /** The starting draft of a new entry, from the server's last answer; the specified defaults otherwise. */
  begun?: DraftData | undefined
  /** The id that the entry will have on the server. */
  serverId?: string
}

/** A new entry in this browser: filer code 123 and the next serial of seven digits. */
export function createLocalEntry({ profile, at, ownerId, begun, serverId }: NewLocalEntry): Entry {
  const serial = Number(localStorage.getItem(SERIAL) ?? '1')
  const { entryNumber, nextSerial } = composeLocalEntryNumber(serial, profile)
  localStorage.setItem(SERIAL, String(nextSerial))
  const { header, ...specified } = emptyDraft({ entryNumber, lineId: newRowId() })
  const draft: DraftData = {
    ...specified,
    ...(begun && withoutNumberOnFile(begun, begun)),
    header: { ...header, ...begun?.header, entry_number: entryNumber },
  }
  const id = localIdOf(serverId ?? crypto.randomUUID())
  const facts: LocalFacts = { ownerId, orgId: shownOrganization() }
  localStorage.setItem(KEPT.localFacts, JSON.stringify({ ...readFacts(), [id]: facts }))
  return write(blankEntry({ id, entryNumber, draft, at }))
}

/**
 * Keeps what was typed in an entry that waits for its first save. `begun` is what it began with. A copy that is here
 * already is replaced and keeps its number.
 */
export function keepLocalCopy(
  entry: Entry,
  begun: DraftData,
  profile: RulesProfile,
  at: string,
  ownerId: string,
): void {
  const id = localIdOf(entry.id)
  const copy = readAll()[id] ?? createLocalEntry({ profile, at, ownerId, serverId: entry.id })
  const typed = withoutNumberOnFile(entry.draft_data, begun)
  const header = { ...typed.header, entry_number: copy.entry_number }
  const { current_step } = entry
  write({ ...copy, draft_data: { ...typed, header }, current_step, last_saved_at: at, updated_at: at })
}

/** The importer number that the organization has on file may be a Social Security number: only the server keeps it. */
function withoutNumberOnFile(draft: DraftData, begun: DraftData): DraftData {
  const { importer_number, ...parties } = draft.parties ?? {}
  if (!importer_number || importer_number !== begun.parties?.importer_number) return draft
  return { ...draft, parties }
}

export const removeLocalEntry = (id: string): void => {
  const { [id]: _removed, ...rest } = readAll()
  localStorage.setItem(KEPT.localEntries, JSON.stringify(rest))
  const { [id]: _facts, ...facts } = readFacts()
  localStorage.setItem(KEPT.localFacts, JSON.stringify(facts))
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
