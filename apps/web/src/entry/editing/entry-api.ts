import type { Entry } from '@edfe/contracts/entries/entry'
import type { BodyOf } from '@edfe/contracts/operations'
import {
  type ClearablePart,
  type DraftData,
  type EntryStatus,
  type Role,
  STATUS_AFTER,
  type StepKey,
} from '@edfe/domain/entry'
import { call } from '../../api/client.ts'

/** The description of a save: the page, the step, the way on. */
export type PatchOptions = Omit<BodyOf<'saveEntry'>, 'draft_data' | 'expected_updated_at' | 'is_draft'>

/** The progress of a step under its own key; the API also takes the alias 'lines'. */
export type StepProgressBody = BodyOf<'saveStepProgress'> & { step: StepKey }

/** A page of the wizard, and on pages of lines the line that is shown. */
export type Position = BodyOf<'savePosition'>

/** The calls that an entry editor makes; a test replaces them. */
export interface EntryApi {
  get(id: string): Promise<Entry>
  patch(id: string, draft: DraftData, expectedUpdatedAt: string, options: PatchOptions): Promise<Entry>
}

/** The instant of now, for entries that live in this browser. */
export const instantNow = (): string => new Date().toISOString()

/** Every call about one entry. All answers carry the whole entry; refusals are thrown as ApiProblem. */
export const entryApi = {
  /** The first save, which makes the entry under this id. */
  create: async (id: string, draft_data: DraftData, options: PatchOptions) =>
    (await call('createEntry', { body: { ...options, id, draft_data } })).entry,

  newDraft: async (): Promise<DraftData> => (await call('getNewDraft')).draft_data,

  get: async (id: string) => (await call('getEntry', { params: { id } })).entry,

  patch: async (id: string, draft_data: DraftData, expected_updated_at: string, options: PatchOptions) => {
    const body = { ...options, draft_data, expected_updated_at }
    return (await call('saveEntry', { params: { id }, body })).entry
  },

  clear: async (id: string, part: ClearablePart, expected_updated_at: string) =>
    (await call('clearDraft', { params: { id }, body: { part, expected_updated_at } })).entry,

  /** Gives the draft the number of its release. */
  number: async (id: string, entry_number: string, expected_updated_at: string) =>
    (await call('numberEntry', { params: { id }, body: { entry_number, expected_updated_at } })).entry,

  stepProgress: async (id: string, body: StepProgressBody) =>
    (await call('saveStepProgress', { params: { id }, body })).entry,

  finalReview: (id: string, acknowledge?: boolean) =>
    call('reviewEntry', { params: { id }, body: acknowledge === undefined ? {} : { acknowledge } }),

  declare: async (id: string, body: BodyOf<'declareEntry'>) =>
    (await call('declareEntry', { params: { id }, body })).entry,

  submit: async (id: string, declarant_role: Role | undefined, expected_updated_at: string) => {
    const body = { status: STATUS_AFTER.submission, declarant_role, expected_updated_at } as const
    return (await call('changeStatus', { params: { id }, body })).entry
  },

  /** Validates the entry, which notifies those who may submit it. */
  sendForApproval: async (id: string, expected_updated_at: string) => {
    const body = { status: STATUS_AFTER.validation, expected_updated_at } as const
    return (await call('changeStatus', { params: { id }, body })).entry
  },

  remove: (id: string) => call('deleteEntry', { params: { id } }),

  /** Makes a validated entry a draft again; with a reason, its preparer is notified. */
  reopen: async (id: string, expected_updated_at: string, reason?: string) => {
    const body = { status: STATUS_AFTER.reopening, expected_updated_at, ...(reason && { reason }) } as const
    return (await call('changeStatus', { params: { id }, body })).entry
  },

  /** Records a decision of customs by hand. */
  decide: async (id: string, status: EntryStatus, reason: string, expected_updated_at: string) =>
    (await call('changeStatus', { params: { id }, body: { status, reason, expected_updated_at } })).entry,

  /** A draft for another shipment like this one. */
  copy: (id: string, parts: BodyOf<'copyEntry'>['parts']) =>
    call('copyEntry', { params: { id }, body: { parts } }),

  /** Drafts of the same shipment for lines that this entry has no room for. */
  addFurther: (id: string, entries: BodyOf<'addFurtherEntries'>['entries']) =>
    call('addFurtherEntries', { params: { id }, body: { entries } }),

  /** The further drafts that an abandoned import left, and the two ways to end it. */
  unfinishedSplit: (id: string) => call('getUnfinishedSplit', { params: { id } }),

  finishSplit: (id: string) => call('finishSplit', { params: { id } }),

  discardSplit: (id: string, entries: BodyOf<'discardSplit'>['entries']) =>
    call('discardSplit', { params: { id }, body: { entries } }),

  correct: async (id: string) => (await call('correctEntry', { params: { id } })).entry,

  /** The day on which duty and fees were paid, or null when they were not. */
  recordPayment: async (id: string, paid_on: string | null) =>
    (await call('recordPayment', { params: { id }, body: { paid_on } })).entry,

  /** The day on which CBP liquidated the entry, or null when it did not. */
  recordLiquidation: async (id: string, liquidated_on: string | null) =>
    (await call('recordLiquidation', { params: { id }, body: { liquidated_on } })).entry,

  replace: async (id: string) => (await call('replaceEntry', { params: { id } })).entry,

  correctPaid: async (id: string) => (await call('correctPaidEntry', { params: { id } })).entry,

  correction: async (id: string) => (await call('getCorrection', { params: { id } })).correction,

  deleteSummary: async (id: string) => (await call('deleteSummary', { params: { id } })).entry,

  /** The page where the person left off. */
  savePosition: (id: string, body: Position) => call('savePosition', { params: { id }, body }),

  viewPreferences: (id: string, body: BodyOf<'saveViewPreferences'>) =>
    call('saveViewPreferences', { params: { id }, body }),

  release: (id: string) => call('getRelease', { params: { id } }),

  /** Asks CBP to add, replace, update or cancel the release. */
  choosePractice: (id: string, body: BodyOf<'choosePractice'>) =>
    call('choosePractice', { params: { id }, body }),
  requestRelease: (id: string, body: BodyOf<'requestRelease'>) =>
    call('requestRelease', { params: { id }, body }),

  securityFiling: (id: string) => call('getSecurityFiling', { params: { id } }),

  /** Files, replaces or deletes the security filing of a master bill. */
  requestSecurityFiling: (id: string, body: BodyOf<'requestSecurityFiling'>) =>
    call('requestSecurityFiling', { params: { id }, body }),

  filing: (id: string) => call('getFiling', { params: { id } }),

  /** Asks CBP what it knows of a filed entry; the answer comes with the filing. */
  askStatus: (id: string) => call('askStatus', { params: { id } }),

  /** Asks CBP what its manifest says of one bill of the goods; the answer comes with the filing. */
  askBillStatus: (id: string, bill: string) => call('askBillStatus', { params: { id }, body: { bill } }),

  bond: (id: string) => call('getEntryBond', { params: { id } }),

  /** Confirms a vessel carrier that the table lacks, once for the organisation. */
  confirmCarrier: (prefix: string) => call('confirmCarrier', { body: { prefix } }),

  defaults: () => call('getEntryDefaults'),
} satisfies EntryApi & Record<string, unknown>
