import { z } from 'zod'
import { EntryParams } from '../entries/entry.ts'
import { File, FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import {
  ChangeDocument,
  ContentQuery,
  DocumentAnswer,
  DocumentParams,
  DocumentsAnswer,
  PartAnswer,
  PartParams,
  Retention,
  SaveRetention,
  SetLegalHold,
  StartDocument,
} from './documents.ts'

/**
 * Operations on the documents of an entry. A file is uploaded in parts, one after the other: start, each part, complete.
 * After a lost connection, `received_parts` says with which part to go on.
 */
const BAD_REQUEST = { ...INVALID, ...NO_ROW } as const
const DELETION = ['document_on_hold', 'document_kept'] as const

export const listDocuments = operation('listDocuments', {
  summary: 'The documents of an entry, and how long they are kept',
  tag: 'documents',
  params: EntryParams,
  answers: { 200: DocumentsAnswer },
  refusals: NO_ROW,
})

export const startDocument = operation('startDocument', {
  summary: 'Begin to upload a document',
  tag: 'documents',
  params: EntryParams,
  body: StartDocument,
  answers: { 201: DocumentAnswer },
  refusals: {
    ...BAD_REQUEST,
    404: ['not_found', 'request_not_found'],
    409: ['documents_full', 'request_closed'],
  },
})

export const putDocumentPart = operation('putDocumentPart', {
  summary: 'Upload one part (application/octet-stream, 1 MiB, the last one shorter)',
  tag: 'documents',
  params: PartParams,
  answers: { 200: PartAnswer },
  refusals: {
    ...NO_ROW,
    400: ['validation_failed', 'part_size'],
    409: ['document_complete', 'part_out_of_order'],
  },
})

export const completeDocument = operation('completeDocument', {
  summary: 'End an upload: the content is checked and hashed',
  tag: 'documents',
  params: DocumentParams,
  answers: { 200: DocumentAnswer },
  refusals: {
    ...NO_ROW,
    409: ['document_incomplete', 'document_changed', 'document_twice'],
    422: ['document_type'],
  },
})

export const changeDocument = operation('changeDocument', {
  summary: 'Change name or kind of a document, or say which missing document it is',
  tag: 'documents',
  params: DocumentParams,
  body: ChangeDocument,
  answers: { 200: DocumentAnswer },
  refusals: { ...BAD_REQUEST, 409: ['code_not_missing', 'document_not_ready'] },
})

export const deleteDocument = operation('deleteDocument', {
  summary: 'Delete a document that need not be kept',
  tag: 'documents',
  params: DocumentParams,
  answers: { 200: DocumentsAnswer },
  refusals: { ...NO_ROW, 409: DELETION },
})

export const getDocumentContent = operation('getDocumentContent', {
  summary: 'The content of a document, as a file',
  tag: 'documents',
  params: DocumentParams,
  query: ContentQuery,
  answers: { 200: File.describe('application/octet-stream') },
  media: 'application/octet-stream',
  refusals: { ...BAD_REQUEST, 409: ['document_not_ready'] },
})

export const setLegalHold = operation('setLegalHold', {
  summary: 'Hold the records of an entry, or end the hold',
  tag: 'documents',
  params: EntryParams,
  body: SetLegalHold,
  answers: { 200: DocumentsAnswer },
  refusals: { ...BAD_REQUEST, 422: ['reason_required'] },
})

export const deleteRecords = operation('deleteRecords', {
  summary: 'Delete a filed entry with everything that is kept of it, once its retention has ended',
  tag: 'documents',
  params: EntryParams,
  answers: { 204: z.null() },
  refusals: { ...NO_ROW, 409: [...DELETION, 'entry_not_filed', 'has_later_version'] },
})

export const getAuditFile = operation('getAuditFile', {
  summary:
    'Everything that is kept of an entry as a ZIP: form, messages, canonical JSON, history, documents, hashes',
  tag: 'documents',
  params: EntryParams,
  answers: { 200: File.describe('application/zip') },
  media: 'application/zip',
  refusals: NO_ROW,
})

export const exportOrganization = operation('exportOrganization', {
  summary: 'Everything that the organization owns as a ZIP, each entry with its documents',
  tag: 'organization',
  answers: { 200: File.describe('application/zip') },
  media: 'application/zip',
  refusals: PROVEN,
})

export const getRetention = operation('getRetention', {
  summary: 'How long the organization keeps the records of filed entries',
  tag: 'organization',
  answers: { 200: Retention },
  refusals: FORBIDDEN,
})

export const saveRetention = operation('saveRetention', {
  summary: 'Change how long the organization keeps the records of filed entries',
  tag: 'organization',
  body: SaveRetention,
  answers: { 200: Retention },
  refusals: { ...INVALID, ...FORBIDDEN },
})
