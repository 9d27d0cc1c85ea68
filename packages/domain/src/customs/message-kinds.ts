import { IMPORTER_QUERY_CODES, SECURITY_FILING_CODES, STATUS_QUERY_CODES } from './application-codes.ts'

/**
 * The kinds of message between a filer and CBP, with CBP's application identifier codes (Batch and Block Control,
 * revision 23). This file is the only one that names a code; every other part asks it.
 */

/** The types of subject that a message can be about. */
export const SUBJECTS = ['entry', 'importer'] as const
export type SubjectType = (typeof SUBJECTS)[number]

/** The sections in which the messages of a subject are shown. */
export const STREAMS = ['entry_summary', 'cargo_release', 'security_filing', 'cbp_request'] as const
export type MessageStream = (typeof STREAMS)[number]

/** A kind of message that the product sends, and that CBP answers. */
export interface FiledKind {
  /** In `submissions.kind`. */
  name: string
  /** The code on what is sent, and on the answer. */
  sent: string
  answer: string
  subject: SubjectType
  stream: MessageStream
  /** The snapshot that a submission carries: a new one of its entry, the one that is on file, or none. */
  snapshot: 'new' | 'filed' | 'none'
}

/** A kind of message that CBP sends unasked. */
export interface NoticeKind {
  application: string
  subject: SubjectType
  stream: MessageStream
}

const ENTRY_SUMMARY = { sent: 'AE', answer: 'AX', subject: 'entry', stream: 'entry_summary' } as const

export const FILED_KINDS = {
  /** Adds or replaces an entry summary. */
  summary: { name: 'summary', ...ENTRY_SUMMARY, snapshot: 'new' },
  /** Asks CBP to delete the summary on file (action D of the same message). */
  deletion: { name: 'deletion', ...ENTRY_SUMMARY, snapshot: 'filed' },
  /** Adds, replaces, updates or cancels a cargo release. */
  release: {
    name: 'release',
    sent: 'SE',
    answer: 'SX',
    subject: 'entry',
    stream: 'cargo_release',
    snapshot: 'new',
  },
  /** Adds, replaces or deletes the security filing of one master bill. */
  securityFiling: {
    name: 'security_filing',
    sent: SECURITY_FILING_CODES.sent,
    answer: SECURITY_FILING_CODES.answer,
    subject: 'entry',
    stream: 'security_filing',
    snapshot: 'none',
  },
  /** Asks CBP what it knows of an entry and its bills. */
  statusQuery: {
    name: 'status_query',
    ...STATUS_QUERY_CODES,
    subject: 'entry',
    stream: 'cargo_release',
    snapshot: 'none',
  },
  /** Asks CBP whether an importer number is active, and which bonds it has. */
  importerQuery: {
    name: 'importer_query',
    ...IMPORTER_QUERY_CODES,
    subject: 'importer',
    stream: 'cbp_request',
    snapshot: 'none',
  },
} as const satisfies Record<string, FiledKind>

export const NOTICE_KINDS = {
  /** Entry summary status: CBP asks for documents, reviews, sends back, cancels. */
  summaryStatus: { application: 'UC', subject: 'entry', stream: 'cbp_request' },
  /** Cargo release status: the status of the goods. */
  releaseStatus: { application: 'SO', subject: 'entry', stream: 'cargo_release' },
  /** Advice about a security filing: whether the carrier has its bills too. */
  securityFilingAdvice: {
    application: SECURITY_FILING_CODES.advice,
    subject: 'entry',
    stream: 'security_filing',
  },
} as const satisfies Record<string, NoticeKind>

/**
 * Statements of what CBP collects. A message is one whole statement; it is about the entries of an organization, so that
 * no single entry is its subject.
 */
export const STATEMENT_KINDS = {
  /** The daily statement, periodic ones included. */
  daily: { application: 'PF' },
  /** The periodic monthly statement, which lists daily ones. */
  monthly: { application: 'MS' },
} as const

/** The codes of the messages in a stream of an entry, those that are sent first. */
export function applicationsOf(stream: MessageStream): string[] {
  const filed = Object.values(FILED_KINDS).filter(
    (kind) => kind.subject === 'entry' && kind.stream === stream,
  )
  const notices = Object.values(NOTICE_KINDS).filter((kind) => kind.stream === stream)
  return [
    ...new Set([
      ...filed.flatMap(({ sent, answer }) => [sent, answer]),
      ...notices.map(({ application }) => application),
    ]),
  ]
}

/** Whether a code is that of CBP's answers to what the product sends. */
export const isAnswer = (application: string): boolean =>
  Object.values(FILED_KINDS).some(({ answer }) => answer === application)

/** Whether a code is that of messages that CBP sends unasked, and never of an answer. */
export const isNotice = (application: string): boolean =>
  Object.values(NOTICE_KINDS).some((kind) => kind.application === application)

/** The stream of a notice by its code; an answer is shown with what it answers, a code that no kind has among CBP's requests. */
export const streamOfNotice = (application: string): MessageStream =>
  Object.values(NOTICE_KINDS).find((kind) => kind.application === application)?.stream ??
  Object.values(FILED_KINDS).find(({ answer }) => answer === application)?.stream ??
  'cbp_request'
