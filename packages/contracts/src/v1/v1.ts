import type { Permission } from '@edfe/domain/access'
import type { OperationName } from '../addresses.ts'
import type { KeyScope } from '../choices.ts'

/** What version 1 of the API says of an operation that it has. */
interface InV1 {
  /** The scope that a key needs. */
  scope: KeyScope
  /** The day from which the operation is gone, announced in the header `Sunset`. */
  sunset?: string
}

const read = { scope: 'read' } as const
const drafts = { scope: 'drafts' } as const
const documents = { scope: 'documents' } as const
const reports = { scope: 'reports' } as const

/**
 * The operations of version 1, which keys call under `/api/v1`, each with the scope that it needs. A key reaches nothing
 * else. What is here stays as it is described: fields may be added, and nothing is taken away or made required.
 */
export const V1 = {
  listEntriesAfter: read,
  createEntry: drafts,
  importEntry: drafts,
  getNewDraft: drafts,
  getEntry: read,
  saveEntry: drafts,
  deleteEntry: drafts,
  copyEntry: drafts,
  listLines: read,
  addLines: drafts,
  validateEntry: drafts,
  reviewEntry: drafts,
  listValidations: read,
  listTariffQuestions: read,
  getTariffCheck: read,
  getFiling: read,
  getTimeline: read,
  getRelease: read,
  getSecurityFiling: read,
  listCustomsRequests: read,
  listEntryStatements: read,
  getForm7501: read,
  listTasks: read,

  listDocuments: documents,
  startDocument: documents,
  putDocumentPart: documents,
  completeDocument: documents,
  changeDocument: documents,
  deleteDocument: documents,
  getDocumentContent: documents,

  listPartsAfter: read,
  getPart: read,
  changePart: drafts,
  createPart: drafts,
  updatePart: drafts,
  deletePart: drafts,
  matchParts: read,
  importParts: drafts,
  addParts: drafts,
  listParties: read,
  listSuppliers: read,
  getSupplier: read,
  getLookup: read,

  findTariffGoods: read,
  getTariffLine: read,
  getTariffNote: read,
  getRuling: read,
  calculateDuty: read,
  calculateDuties: drafts,
  estimateCost: read,
  proposeTariffNumbers: drafts,

  listStatements: reports,
  getStatement: reports,
  getOwed: reports,
  exportPaymentDetails: reports,
  exportBills: reports,
  findRefunds: reports,
  getDutyReport: reports,
  getLandedCosts: reports,
  listDeadlines: reports,
} as const satisfies Partial<Record<OperationName, InV1>>

/** Acts of a person, with the permission that they need: version 1 has their addresses, and answers who does them. */
export const V1_OF_PEOPLE = {
  declareEntry: 'entry.certify',
  changeStatus: 'entry.submit',
} as const satisfies Partial<Record<OperationName, Permission>>
export type ActOfPeople = keyof typeof V1_OF_PEOPLE

const PREFIX = '/api/'
export const V1_PREFIX = '/api/v1/'

/** The path of an operation in version 1: `/api/v1/entries/:id` for `/api/entries/:id`. */
export const v1Path = (path: string): string =>
  path.startsWith(V1_PREFIX) ? path : V1_PREFIX + path.slice(PREFIX.length)

/** What version 1 says of an operation; undefined for one that it does not have. */
export const inV1 = (name: string | undefined): InV1 | undefined =>
  name !== undefined && Object.hasOwn(V1, name) ? (V1 as Record<string, InV1>)[name] : undefined

/** True for an act that version 1 leaves to people. */
export const isOfPeople = (name: string | undefined): name is ActOfPeople =>
  name !== undefined && Object.hasOwn(V1_OF_PEOPLE, name)
