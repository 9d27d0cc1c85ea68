import { RELEASE_REFUSALS } from '@edfe/domain/release'
import { SECURITY_FILING_REFUSALS } from '@edfe/domain/security-filing'
import { EntryAnswer, EntryParams } from '../entries/entry.ts'
import { File, FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import { BillQuestionBody } from './bill-question.ts'
import { CorrectionAnswer } from './correction.ts'
import {
  CoverSheetQuery,
  CustomsRequestParams,
  CustomsRequestsAnswer,
  LetterBody,
  LetterOutcome,
  RequestAnswerBody,
} from './customs-requests.ts'
import { FilingAnswer, LiquidationBody, PaymentBody, TimelineAnswer } from './filing.ts'
import { ImporterCheckAnswer } from './importer-check.ts'
import { MessageAnswer, MessageParams, MessagesAnswer, MessagesQuery } from './messages.ts'
import { PracticeBody, ReleaseAnswer, ReleaseBody } from './release.ts'
import { SecurityFilingAnswer, SecurityFilingBody } from './security-filing.ts'

/** Operations on the filing of an entry and on what CBP asks afterwards. */
export const getFiling = operation('getFiling', {
  summary: 'The state of the filing, with the messages and conditions of CBP',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: FilingAnswer },
  refusals: NO_ROW,
})

export const getTimeline = operation('getTimeline', {
  summary: 'The event log of the filing',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: TimelineAnswer },
  refusals: NO_ROW,
})

export const listMessages = operation('listMessages', {
  summary: 'The messages to and from CBP, the newest first, by any text of their records',
  tag: 'filing',
  query: MessagesQuery,
  answers: { 200: MessagesAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getMessage = operation('getMessage', {
  summary: 'A message record by record, with field names and columns, held against the one before it',
  tag: 'filing',
  params: MessageParams,
  answers: { 200: MessageAnswer },
  refusals: NO_ROW,
})

export const correctEntry = operation('correctEntry', {
  summary: 'Make a linked draft of a rejected entry, under its number unless CBP refused the number',
  tag: 'filing',
  params: EntryParams,
  answers: { 201: EntryAnswer },
  refusals: { ...NO_ROW, 409: ['entry_not_rejected', 'entry_numbers_used_up', '23505'] },
})

export const recordPayment = operation('recordPayment', {
  summary: 'Record the day on which duty and fees were paid, or take it back',
  tag: 'filing',
  params: EntryParams,
  body: PaymentBody,
  answers: { 200: EntryAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    409: ['payment_not_due', 'deletion_requested'],
    422: ['payment_in_future'],
  },
})

export const recordLiquidation = operation('recordLiquidation', {
  summary: 'Record the day on which CBP liquidated an entry, by its notice, or take it back',
  tag: 'filing',
  params: EntryParams,
  body: LiquidationBody,
  answers: { 200: EntryAnswer },
  refusals: { ...INVALID, ...NO_ROW, 409: ['entry_not_on_file'], 422: ['liquidation_day'] },
})

export const replaceEntry = operation('replaceEntry', {
  summary: 'Make a linked draft that replaces an accepted entry, under its number',
  tag: 'filing',
  params: EntryParams,
  answers: { 201: EntryAnswer },
  refusals: {
    ...NO_ROW,
    409: [
      'entry_not_accepted',
      'entry_under_control',
      'deletion_requested',
      'entry_numbers_used_up',
      '23505',
    ],
  },
})

export const correctPaidEntry = operation('correctPaidEntry', {
  summary: 'Make a linked draft that corrects an entry after its payment, under its number',
  tag: 'filing',
  params: EntryParams,
  answers: { 201: EntryAnswer },
  refusals: {
    ...NO_ROW,
    409: ['entry_not_paid', 'entry_under_control', 'deletion_requested', 'entry_numbers_used_up', '23505'],
  },
})

export const getCorrection = operation('getCorrection', {
  summary: 'What a post summary correction changes in the summary on file, with the reasons for CBP',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: CorrectionAnswer },
  refusals: NO_ROW,
})

export const deleteSummary = operation('deleteSummary', {
  summary: 'Ask CBP to delete the accepted summary of an entry',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: EntryAnswer },
  refusals: {
    ...NO_ROW,
    ...PROVEN,
    409: [
      'entry_not_accepted',
      'deletion_requested',
      'summary_deleted',
      'entry_superseded',
      'entry_paid',
      'entry_under_control',
      'entry_archived',
      'filed_elsewhere',
    ],
  },
})

export const askStatus = operation('askStatus', {
  summary: 'Ask CBP what it knows of a filed entry and its bills; the answer comes with the filing',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: FilingAnswer },
  refusals: {
    ...NO_ROW,
    409: [
      'not_filed',
      'already_asked',
      'too_old_to_ask',
      'questions_off',
      'entry_archived',
      'filed_elsewhere',
    ],
    429: ['asked_recently'],
  },
})

export const askBillStatus = operation('askBillStatus', {
  summary: 'Ask CBP what its manifest says of one bill of the goods; the answer comes with the filing',
  tag: 'filing',
  params: EntryParams,
  body: BillQuestionBody,
  answers: { 200: FilingAnswer },
  refusals: {
    ...NO_ROW,
    409: [
      'not_filed',
      'bill_not_askable',
      'already_asked',
      'too_old_to_ask',
      'questions_off',
      'entry_archived',
      'filed_elsewhere',
    ],
    429: ['asked_recently'],
  },
})

export const getImporterCheck = operation('getImporterCheck', {
  summary: "What CBP said of the organization's importer number and its bonds",
  tag: 'organization',
  answers: { 200: ImporterCheckAnswer },
  refusals: FORBIDDEN,
})

export const askImporter = operation('askImporter', {
  summary: "Ask CBP whether the organization's importer number is active and which bond is on file",
  tag: 'organization',
  answers: { 200: ImporterCheckAnswer },
  refusals: {
    ...FORBIDDEN,
    409: ['no_importer_number', 'no_default_port', 'already_asked', 'questions_off', 'numbers_not_confirmed'],
    429: ['asked_recently'],
  },
})

export const getRelease = operation('getRelease', {
  summary: 'The release of the goods of an entry, and its three filings',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: ReleaseAnswer },
  refusals: NO_ROW,
})

export const choosePractice = operation('choosePractice', {
  summary: 'Choose in practice what happens next to the goods of a release on file',
  tag: 'filing',
  params: EntryParams,
  body: PracticeBody,
  answers: { 200: ReleaseAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    409: ['release_not_on_file', 'practice_only', 'simulator_away', 'entry_archived'],
  },
})

export const requestRelease = operation('requestRelease', {
  summary: 'Ask CBP to add, replace, update or cancel the release of the goods',
  tag: 'filing',
  params: EntryParams,
  body: ReleaseBody,
  answers: { 200: ReleaseAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    ...PROVEN,
    409: [
      ...RELEASE_REFUSALS,
      'release_not_first',
      'entry_archived',
      'filed_elsewhere',
      'not_by_cbp_rules',
      'agency_program_not_live',
      'isf_not_live',
      'numbers_not_confirmed',
    ],
    422: [
      'release_reason_not_allowed',
      'release_replacement_needed',
      'STATUS_VALIDATION_FAILED',
      'SCHEMA_VALIDATION_FAILED',
      'JSON_GENERATION_FAILED',
      'VERSIONING_ERROR',
    ],
  },
})

export const getSecurityFiling = operation('getSecurityFiling', {
  summary: 'The security filings (ISF 10+2) of an entry, and what it lacks for them',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: SecurityFilingAnswer },
  refusals: NO_ROW,
})

export const requestSecurityFiling = operation('requestSecurityFiling', {
  summary: 'File, replace or delete the security filing of a master bill',
  tag: 'filing',
  params: EntryParams,
  body: SecurityFilingBody,
  answers: { 200: SecurityFilingAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    409: [
      ...SECURITY_FILING_REFUSALS,
      'entry_archived',
      'filed_elsewhere',
      'not_by_cbp_rules',
      'numbers_not_confirmed',
    ],
    422: [
      'STATUS_VALIDATION_FAILED',
      'SCHEMA_VALIDATION_FAILED',
      'JSON_GENERATION_FAILED',
      'VERSIONING_ERROR',
    ],
  },
})

export const listCustomsRequests = operation('listCustomsRequests', {
  summary: 'The CBP requests about a filed entry',
  tag: 'filing',
  params: EntryParams,
  answers: { 200: CustomsRequestsAnswer },
  refusals: NO_ROW,
})

export const closeCustomsRequest = operation('closeCustomsRequest', {
  summary: 'Mark a CBP request as done',
  tag: 'filing',
  params: CustomsRequestParams,
  answers: { 200: CustomsRequestsAnswer },
  refusals: { ...NO_ROW, 404: ['not_found', 'request_not_found'] },
})

export const answerCustomsRequest = operation('answerCustomsRequest', {
  summary: 'Record which documents answered a CBP request, how and when; the request is done',
  tag: 'filing',
  params: CustomsRequestParams,
  body: RequestAnswerBody,
  answers: { 200: CustomsRequestsAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    404: ['not_found', 'request_not_found'],
    409: ['request_closed'],
    422: ['sent_in_future'],
  },
})

export const addCustomsLetter = operation('addCustomsLetter', {
  summary: 'Take in a letter of CBP about a filed entry: CBP Form 28 or 29',
  tag: 'filing',
  params: EntryParams,
  body: LetterBody,
  answers: { 200: CustomsRequestsAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    404: ['not_found', 'line_not_found'],
    409: ['entry_not_on_file'],
    422: ['letter_days'],
  },
})

export const recordLetterOutcome = operation('recordLetterOutcome', {
  summary: 'Record what became of a letter of CBP: accepted, a rate advance, or another number',
  tag: 'filing',
  params: CustomsRequestParams,
  body: LetterOutcome,
  answers: { 200: CustomsRequestsAnswer },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    404: ['not_found', 'request_not_found'],
    422: ['letter_days'],
  },
})

export const getCoverSheet = operation('getCoverSheet', {
  summary: 'A page to put before the documents that answer a CBP request',
  tag: 'filing',
  params: CustomsRequestParams,
  query: CoverSheetQuery,
  answers: { 200: File.describe('application/pdf') },
  media: 'application/pdf',
  refusals: { ...INVALID, ...NO_ROW, 404: ['not_found', 'request_not_found'] },
})
