import { z } from 'zod'
import { Deleted, OwnerProof } from '../accounts/memberships.ts'
import { File, FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import { AskFilingNumber, FilingNumbers } from './filing-numbers.ts'
import {
  Address,
  Organization,
  OrganizationView,
  OrgNotifications,
  OrgPreferences,
  SaveAddress,
  SavedOrganization,
  SaveOrganization,
  SaveOrganizationSecurity,
  StandingBond,
  StandingBondView,
  UpdateOrgNotifications,
  UpdateOrgPreferences,
} from './organization.ts'
import { Rehearsal } from './rehearsal.ts'
import { RehearsalRuns, RunParams } from './rehearsal-runs.ts'
import { PrintLetter, Road, SaveRoad } from './road.ts'

/** Operations on the organisation and its settings. */
const MISSING = { ...INVALID, ...FORBIDDEN, 404: ['not_found'] } as const

export const getOrganization = operation('getOrganization', {
  summary: 'The organisation and its address',
  tag: 'organization',
  answers: { 200: OrganizationView },
  refusals: FORBIDDEN,
})

export const saveOrganization = operation('saveOrganization', {
  summary: 'Save the organisation, or create it for someone who has none',
  tag: 'organization',
  body: SaveOrganization,
  answers: { 200: SavedOrganization },
  refusals: { ...MISSING, ...PROVEN },
})

export const deleteOrganization = operation('deleteOrganization', {
  summary: 'Delete an organization of which no record must be kept, with proof of who asks',
  tag: 'organization',
  body: OwnerProof,
  answers: { 200: Deleted },
  refusals: {
    ...INVALID,
    ...FORBIDDEN,
    403: ['PERMISSION_DENIED', 'session_not_fresh'],
    409: ['has_filed_entries', 'has_legal_hold', 'has_members'],
    429: ['too_many_attempts'],
  },
})

export const getFilingNumbers = operation('getFilingNumbers', {
  summary: 'Filer codes and importer numbers: those that the operator confirmed, and those asked for',
  tag: 'organization',
  answers: { 200: FilingNumbers },
  refusals: FORBIDDEN,
})

export const askFilingNumber = operation('askFilingNumber', {
  summary: 'Ask the operator to confirm a filer code or importer number, with a letter of CBP',
  tag: 'organization',
  body: AskFilingNumber,
  answers: { 200: FilingNumbers },
  refusals: {
    ...INVALID,
    ...FORBIDDEN,
    ...PROVEN,
    409: ['number_confirmed', 'number_asked'],
    422: ['document_type'],
  },
})

export const saveOrganizationSecurity = operation('saveOrganizationSecurity', {
  summary: 'Save what the organization asks of its members besides their password',
  tag: 'organization',
  body: SaveOrganizationSecurity,
  answers: { 200: z.object({ organization: Organization }) },
  refusals: { ...MISSING, 409: ['second_factor_off'] },
})

export const leaveOrganization = operation('leaveOrganization', {
  summary: 'End the own membership in the organization',
  tag: 'organization',
  answers: { 200: z.object({ org_name: z.string() }) },
  refusals: { ...FORBIDDEN, 404: ['not_found'], 409: ['last_admin'] },
})

export const saveAddress = operation('saveAddress', {
  summary: "Save the organisation's address",
  tag: 'organization',
  body: SaveAddress,
  answers: { 200: z.object({ address: Address }) },
  refusals: MISSING,
})

export const getOrganizationNotifications = operation('getOrganizationNotifications', {
  summary: "The organisation's notification settings",
  tag: 'organization',
  answers: { 200: OrgNotifications },
  refusals: FORBIDDEN,
})

export const saveOrganizationNotifications = operation('saveOrganizationNotifications', {
  summary: "Save the organisation's notification settings",
  tag: 'organization',
  body: UpdateOrgNotifications,
  answers: { 200: OrgNotifications },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getOrganizationPreferences = operation('getOrganizationPreferences', {
  summary: 'Preferences that the organisation shares',
  tag: 'organization',
  answers: { 200: OrgPreferences },
  refusals: FORBIDDEN,
})

export const saveOrganizationPreferences = operation('saveOrganizationPreferences', {
  summary: 'Save preferences that the organisation shares',
  tag: 'organization',
  body: UpdateOrgPreferences,
  answers: { 200: OrgPreferences },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getStandingBond = operation('getStandingBond', {
  summary: 'The bond on file',
  tag: 'organization',
  answers: { 200: StandingBondView },
  refusals: FORBIDDEN,
})

export const saveStandingBond = operation('saveStandingBond', {
  summary: 'Save the bond on file',
  tag: 'organization',
  body: StandingBond,
  answers: { 200: StandingBondView },
  refusals: { ...INVALID, ...FORBIDDEN, ...PROVEN },
})

export const getRoad = operation('getRoad', {
  summary: 'How far the organization is on the road to its first filing with CBP, and the letters for it',
  tag: 'organization',
  answers: { 200: Road },
  refusals: FORBIDDEN,
})

export const saveRoad = operation('saveRoad', {
  summary: 'Save what the organization plans to import, and which steps of the road are done',
  tag: 'organization',
  body: SaveRoad,
  answers: { 200: Road },
  refusals: MISSING,
})

export const getRehearsal = operation('getRehearsal', {
  summary: 'How CBP’s qualification of a new filer would stand, by the practice filings of the organization',
  tag: 'organization',
  answers: { 200: Rehearsal },
  refusals: FORBIDDEN,
})

export const printRehearsal = operation('printRehearsal', {
  summary: 'The protocol of the rehearsal as PDF',
  tag: 'organization',
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: FORBIDDEN,
})

export const listRehearsalRuns = operation('listRehearsalRuns', {
  summary: 'Rehearsals of CBP’s qualification over drafts and public shipments, the newest first',
  tag: 'organization',
  answers: { 200: RehearsalRuns },
  refusals: FORBIDDEN,
})

export const startRehearsal = operation('startRehearsal', {
  summary: 'Begin a rehearsal; the simulator answers it day by day',
  tag: 'organization',
  answers: { 201: RehearsalRuns },
  refusals: { ...FORBIDDEN, 409: ['rehearsal_running', 'rehearsal_not_possible'] },
})

export const stopRehearsal = operation('stopRehearsal', {
  summary: 'Stop a rehearsal after the day that it is at',
  tag: 'organization',
  params: RunParams,
  answers: { 200: RehearsalRuns },
  refusals: { ...INVALID, ...NO_ROW },
})

export const printRehearsalRun = operation('printRehearsalRun', {
  summary: 'The protocol of a rehearsal as PDF',
  tag: 'organization',
  params: RunParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW },
})

export const printRehearsedStatements = operation('printRehearsedStatements', {
  summary: 'The preliminary and the final statement of a rehearsed day, in print',
  tag: 'organization',
  params: RunParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW },
})

export const printRehearsedForms = operation('printRehearsedForms', {
  summary: 'Form 7501 of each shipment whose summary was rehearsed, in one PDF',
  tag: 'organization',
  params: RunParams,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW },
})

export const printRoadLetter = operation('printRoadLetter', {
  summary: 'A letter of the road to filing as PDF, with the paragraphs as its writer left them',
  tag: 'organization',
  body: PrintLetter,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...FORBIDDEN },
})
