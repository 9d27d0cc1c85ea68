import type { Role, StepKey, StepStatus } from '@edfe/domain/entry'
import { call } from './http.ts'
import type { DraftData, Entry, EntryDefaults, Filing, FinalReview, Navigation } from './wire.ts'

export interface PatchOptions {
  is_draft?: boolean
  skip_audit?: boolean
  current_step?: Entry['current_step']
  navigation?: Navigation
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

interface EntryAnswer {
  entry: Entry
}

/** The calls that an entry session makes; a test puts its own in their place. */
export interface EntryApi {
  get(id: string): Promise<Entry>
  patch(id: string, draft: DraftData, expectedUpdatedAt: string, options: PatchOptions): Promise<Entry>
}

const path = (id: string, rest = ''): string => `/entries/${encodeURIComponent(id)}${rest}`

/** Every call about one entry. All answers carry the whole entry; refusals are thrown as ApiProblem. */
export const entryApi = {
  create: async (): Promise<Entry> => (await call<EntryAnswer>('POST', '/entries', {})).entry,

  get: async (id: string): Promise<Entry> => (await call<EntryAnswer>('GET', path(id))).entry,

  patch: async (id: string, draft: DraftData, expected: string, options: PatchOptions): Promise<Entry> => {
    const body = { ...options, draft_data: draft, expected_updated_at: expected }
    return (await call<EntryAnswer>('PATCH', path(id), body)).entry
  },

  stepProgress: async (id: string, body: StepProgressBody): Promise<Entry | undefined> =>
    (await call<Partial<EntryAnswer>>('PATCH', path(id, '/step-progress'), body)).entry,

  finalReview: (id: string, acknowledge?: boolean): Promise<{ final_review: FinalReview; entry: Entry }> =>
    call('POST', path(id, '/final-review'), acknowledge === undefined ? {} : { acknowledge }),

  declare: async (id: string, body: DeclarationBody): Promise<Entry> =>
    (await call<EntryAnswer>('POST', path(id, '/declaration'), body)).entry,

  submit: async (id: string, role: Role, expected: string): Promise<Entry> => {
    const body = { status: 'submitted', declarant_role: role, acknowledged: true, expected_updated_at: expected }
    return (await call<EntryAnswer>('POST', path(id, '/status'), body)).entry
  },

  correct: async (id: string): Promise<Entry> => (await call<EntryAnswer>('POST', path(id, '/correct'), {})).entry,

  filing: (id: string): Promise<Filing> => call('GET', path(id, '/filing')),

  defaults: (): Promise<EntryDefaults> => call('GET', '/entries/defaults'),
} satisfies EntryApi & Record<string, unknown>
