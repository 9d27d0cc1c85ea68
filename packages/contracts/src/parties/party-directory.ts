import { z } from 'zod'
import { PartyBlock } from '../entries/draft.ts'
import { EntryId, Instant } from '../entries/entry.ts'

/** Shapes of the organisation's parties, as its entries store them. */
export const PartyType = z.enum(['ior', 'seller', 'consignee', 'shipper', 'manufacturer'])

/** A party with the number that customs knows it by; social security numbers come masked. */
export const KnownParty = PartyBlock.extend({
  number: z.string().max(200).optional(),
  /** Of a manufacturer. */
  manufacturer_id: z.string().max(15).optional(),
})

/** A party of the directory: its latest record, and the entry that holds it. */
export const PartyRow = z.object({
  party: KnownParty,
  party_type: PartyType,
  entry_id: EntryId,
  entry_number: z.string(),
  last_used_at: Instant,
})

/** `GET /api/parties?q=&country=&limit=`: search by the beginning of any word of the name. */
export const PartyDirectoryQuery = z.object({
  q: z.string().max(100).default(''),
  /** Only parties of this country, by its code of two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const PartyDirectoryAnswer = z.object({ parties: z.array(PartyRow) })

/** `POST /api/parties/duplicates`: the party as typed; `entry_id` is the entry that it is typed into. */
export const FindDuplicatesBody = z.strictObject({ party: KnownParty, entry_id: EntryId.optional() })

/** One field in which the typed and the known record differ; `proposed` says which one to keep. */
export const PartyMergeField = z.object({
  field: z.string(),
  label: z.string(),
  typed: z.string(),
  known: z.string(),
  proposed: z.enum(['typed', 'known']),
})

/** The likeliest first, five at most; nothing is merged until the person says so, field by field. */
export const DuplicatesAnswer = z.object({
  duplicates: z.array(
    PartyRow.extend({
      score: z.number().int(),
      reasons: z.array(z.string()),
      merge: z.array(PartyMergeField),
    }),
  ),
})
