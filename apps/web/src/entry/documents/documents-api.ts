import type { ChangeDocument, EntryDocument } from '@edfe/contracts/documents/documents'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, call, readBlob, sendBytes } from '../../api/client.ts'
import { entryKey } from '../editing/entry-queries.ts'

export type { EntryDocument }

/** The documents of an entry; under the entry's key, so they follow the entry's changes. */
export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'documents'],
    queryFn: ({ signal }) => call('listDocuments', { params: { id }, signal }),
  })

export const changeDocument = (id: string, documentId: string, body: z.input<typeof ChangeDocument>) =>
  call('changeDocument', { params: { id, documentId }, body })

export const deleteDocument = (id: string, documentId: string) =>
  call('deleteDocument', { params: { id, documentId } })

export const setLegalHold = (id: string, on: boolean, reason = '') =>
  call('setLegalHold', { params: { id }, body: { on, reason } })

export const deleteRecords = (id: string) => call('deleteRecords', { params: { id } })

/** The content of a document, to be shown in the page. */
export const readDocument = (id: string, documentId: string, signal?: AbortSignal) =>
  readBlob('getDocumentContent', { params: { id, documentId }, query: { use: 'view' }, signal })

/** Where a document is downloaded. */
export const downloadAddress = (id: string, documentId: string): string =>
  addressOf('getDocumentContent', { params: { id, documentId } })

/** Where everything that is kept of an entry is downloaded, as one ZIP. */
export const auditFileAddress = (id: string): string => addressOf('getAuditFile', { params: { id } })

/** The calls of an upload, for one entry, or for a request of CBP about it. */
export const uploadCalls = (id: string, answers_request: string | null = null) => ({
  start: (file: File, kind: EntryDocument['kind'], signal: AbortSignal) =>
    call('startDocument', {
      params: { id },
      body: {
        name: file.name.slice(-200) || 'document',
        size: file.size,
        kind,
        modified_at: new Date(file.lastModified).toISOString(),
        answers_request,
      },
      signal,
    }).then(({ document }) => document),
  putPart: (documentId: string, index: number, bytes: Blob, signal: AbortSignal) =>
    sendBytes('putDocumentPart', { params: { id, documentId, index }, bytes, signal }),
  complete: (documentId: string, signal: AbortSignal) =>
    call('completeDocument', { params: { id, documentId }, signal }).then(({ document }) => document),
  drop: (documentId: string) => deleteDocument(id, documentId),
})

export type UploadCalls = ReturnType<typeof uploadCalls>
