import {
  DOCUMENT_KIND_CODES,
  FILE_TYPE_CODES,
  LEAST_RETENTION_YEARS,
  MAX_DETAIL_LENGTH,
  MAX_DOCUMENT_BYTES,
  MAX_NAME_LENGTH,
  MAX_PARTS,
  MOST_RETENTION_YEARS,
} from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { EntryId, Instant, Person } from '../entries/entry.ts'
import { fault } from '../fault.ts'

/** Shapes of `/api/entries/{id}/documents`: sizes in bytes, hashes as hex digits. */
export const DocumentParams = z.object({ id: EntryId, documentId: z.uuid() })
export const PartParams = DocumentParams.extend({
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PARTS - 1),
})

const Kind = z.enum(DOCUMENT_KIND_CODES)
const Name = z
  .string()
  .trim()
  .min(1, fault(say({ id: 'request.give-the-document-a-name', defaultMessage: 'Give the document a name.' })))
  .max(MAX_NAME_LENGTH)
const Detail = z.string().trim().max(MAX_DETAIL_LENGTH)

/**
 * The state of a document: its parts arrive, a virus scanner examines it, it can be opened, or the scanner
 * found something and its content is gone.
 */
export const DOCUMENT_STATES = ['uploading', 'scanning', 'ready', 'infected'] as const

export const EntryDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: Kind,
  /** Which certificate or other document; empty when the kind says enough. */
  detail: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** By content; null until the document is complete. */
  type: z.enum(FILE_TYPE_CODES).nullable(),
  size: z.number().int(),
  /** Parts that the server has, of `partCount(size)`. */
  received_parts: z.number().int(),
  /** When the file was last changed on the device that it came from. */
  modified_at: Instant.nullable(),
  /** Of the content; null until the document is complete. */
  sha256: z.string().nullable(),
  /** The missing-document code of step 2 that this document answers. */
  answers_code: z.string().nullable(),
  /** The request of CBP that this document was uploaded for. */
  answers_request: z.uuid().nullable(),
  /** The virus scanner's name for what it found; null unless the document is infected. */
  found_virus: z.string().nullable(),
  uploaded_by: Person.nullable(),
  uploaded_at: Instant,
  /** Why the document cannot be deleted today; null when it can. */
  kept_because: z.enum(['legal_hold', 'retention', 'role']).nullable(),
})
export type EntryDocument = z.output<typeof EntryDocument>

export const LegalHold = z.object({ since: Instant, by: Person.nullable(), reason: z.string() })

export const DocumentsAnswer = z.object({
  documents: z.array(EntryDocument),
  /** Bytes of all documents of the entry whose content is kept. */
  used: z.number().int(),
  is_filed: z.boolean(),
  /** The day until which the documents of a filed entry are kept; null before filing or without an entry date. */
  kept_until: z.iso.date().nullable(),
  /** The day until which the law asks for them, which may come earlier. */
  required_until: z.iso.date().nullable(),
  legal_hold: LegalHold.nullable(),
  /** Missing-document codes of step 2 that no document answers yet. */
  missing_codes: z.array(z.string()),
  /** `delete_records`: the retention of the filed entry has ended, and the reader may delete it. */
  may: z.object({ add: z.boolean(), hold: z.boolean(), delete_records: z.boolean() }),
})
export type DocumentsAnswer = z.output<typeof DocumentsAnswer>

export const DocumentAnswer = z.object({ document: EntryDocument })

export const StartDocument = z.strictObject({
  name: Name,
  size: z
    .number()
    .int()
    .min(1, fault(say({ id: 'request.the-file-is-empty', defaultMessage: 'The file is empty.' })))
    .max(
      MAX_DOCUMENT_BYTES,
      fault(
        say({ id: 'request.the-file-is-larger-than-25', defaultMessage: 'The file is larger than 25 MB.' }),
      ),
    ),
  kind: Kind,
  detail: Detail.default(''),
  modified_at: Instant.nullable().default(null),
  /** The open request of CBP that it is for. */
  answers_request: z.uuid().nullable().default(null),
})

export const PartAnswer = z.object({ received_parts: z.number().int() })

export const ChangeDocument = z.strictObject({
  name: Name.optional(),
  kind: Kind.optional(),
  detail: Detail.optional(),
  answers_code: z.string().length(2).nullable().optional(),
})

/** A document is shown in the page or saved as a file; the audit log tells the two apart. */
export const ContentQuery = z.object({ use: z.enum(['view', 'download']).default('download') })

export const SetLegalHold = z.strictObject({
  on: z.boolean(),
  reason: z.string().trim().max(500).default(''),
})

export const Retention = z.object({ years: z.number().int() })
export const SaveRetention = z.strictObject({
  years: z
    .number()
    .int()
    .min(LEAST_RETENTION_YEARS, `Customs law asks for at least ${LEAST_RETENTION_YEARS} years.`)
    .max(MOST_RETENTION_YEARS, `Choose at most ${MOST_RETENTION_YEARS} years.`),
})

/** Two files of one content in one entry: the one that is there. */
export const DocumentTwiceDetails = z.object({ document_id: z.uuid(), name: z.string() })
