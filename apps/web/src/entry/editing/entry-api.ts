import type { Role, StepKey, StepStatus } from '@edfe/domain/entry'
import { api } from '../../api/client.ts'
import type { DraftData, Entry, EntryBond, EntryDefaults, Filing, FinalReview, Navigation } from './wire.ts'

export interface PatchOptions {
  skip_audit?: boolean
  current_step?: Entry['current_step']
  navigation?: Navigation
  /** The page that is saved. */
  page?: string
}

export interface StepProgressBody {
  step: StepKey
  status: StepStatus
  skipped?: boolean
  validationErrors?: number
}

export interface DeclarationBody {
  accepted: boolean
  declarant_name: string
  signature_value: string
  declarant_role: Role
  declarant_title: string
  expected_updated_at: string
}

/** A page of the wizard, and on pages of lines the line that is shown. */
export interface Place {
  page: string
  line_id?: string
}

interface EntryAnswer {
  entry: Entry
}

/** The calls that an entry editor makes; a test puts its own in their place. */
export interface EntryApi {
  get(id: string): Promise<Entry>
  patch(id: string, draft: DraftData, expectedUpdatedAt: string, options: PatchOptions): Promise<Entry>
}

/** The instant of now, for entries that live in this browser. */
export const instantNow = (): string => new Date().toISOString()

const at = (id: string) => ({ path: { id } })

/** Every call about one entry. All answers carry the whole entry; refusals are thrown as ApiProblem. */
export const entryApi = {
  create: async (): Promise<Entry> => (await api.post<EntryAnswer>('/api/entries', { body: {} })).entry,

  get: async (id: string): Promise<Entry> =>
    (await api.get<EntryAnswer>('/api/entries/{id}', { params: at(id) })).entry,

  patch: async (id: string, draft: DraftData, expected: string, options: PatchOptions): Promise<Entry> => {
    const body = { ...options, draft_data: draft, expected_updated_at: expected }
    return (await api.patch<EntryAnswer>('/api/entries/{id}', { params: at(id), body })).entry
  },

  stepProgress: async (id: string, body: StepProgressBody): Promise<Entry | undefined> =>
    (await api.patch<Partial<EntryAnswer>>('/api/entries/{id}/step-progress', { params: at(id), body }))
      .entry,

  finalReview: (id: string, acknowledge?: boolean): Promise<{ final_review: FinalReview; entry: Entry }> =>
    api.post('/api/entries/{id}/final-review', {
      params: at(id),
      body: acknowledge === undefined ? {} : { acknowledge },
    }),

  declare: async (id: string, body: DeclarationBody): Promise<Entry> =>
    (await api.post<EntryAnswer>('/api/entries/{id}/declaration', { params: at(id), body })).entry,

  submit: async (id: string, role: Role, expected: string): Promise<Entry> => {
    const body = {
      status: 'submitted',
      declarant_role: role,
      expected_updated_at: expected,
    }
    return (await api.post<EntryAnswer>('/api/entries/{id}/status', { params: at(id), body })).entry
  },

  /** Validates the entry, which tells those who may submit it. */
  sendForApproval: async (id: string, expected: string): Promise<Entry> => {
    const body = { status: 'validated', expected_updated_at: expected }
    return (await api.post<EntryAnswer>('/api/entries/{id}/status', { params: at(id), body })).entry
  },

  correct: async (id: string): Promise<Entry> =>
    (await api.post<EntryAnswer>('/api/entries/{id}/correct', { params: at(id), body: {} })).entry,

  /** Where work on the entry goes on. */
  place: (id: string, body: Place): Promise<Pick<Entry, 'navigation_state' | 'page_progress'>> =>
    api.put('/api/entries/{id}/position', { params: at(id), body }),

  viewPreferences: (id: string, body: Entry['view_preferences']): Promise<Pick<Entry, 'view_preferences'>> =>
    api.put('/api/entries/{id}/view-preferences', { params: at(id), body }),

  filing: (id: string): Promise<Filing> => api.get('/api/entries/{id}/filing', { params: at(id) }),

  bond: (id: string): Promise<EntryBond> => api.get('/api/entries/{id}/bond', { params: at(id) }),

  /** Confirms a vessel carrier that the table lacks, once for the organisation. */
  confirmCarrier: (prefix: string): Promise<{ confirmed_carrier_prefixes: string[] }> =>
    api.post('/api/entries/confirmed-carriers', { body: { prefix } }),

  defaults: (): Promise<EntryDefaults> => api.get('/api/entries/defaults'),
} satisfies EntryApi & Record<string, unknown>
