import { SUPPLIER_LIMIT } from '@edfe/domain/parties'
import { z } from 'zod'
import { PartyBlock } from '../entries/draft.ts'
import { EntryId, Instant } from '../entries/entry.ts'

/** A seller, shipper or manufacturer of the organization's entries, with what belongs to it. */
export const Supplier = z.object({
  /** Manufacturer ID (block 13); '' when no entry gives one. */
  mid: z.string(),
  party: PartyBlock,
  /** The latest answer to block 36C, Y or N; '' when no line answered. */
  relationship: z.string(),
  /** Country of origin of its goods in the latest line, two letters; '' when no line gives one. */
  origin: z.string(),
  /** Incoterm of the latest entry that gives one; '' when none does. */
  incoterm: z.string(),
  /** In how many entries; at least so many where the supplier has more than a thousand lines. */
  used_in: z.number().int(),
  last_used_at: Instant,
})

/** `GET /api/suppliers?q=`: by the beginning of the manufacturer ID or of a word of the name. */
export const SuppliersQuery = z.object({
  q: z.string().max(100).default(''),
  /** The entry that is typed: what it says itself is no suggestion. */
  entry_id: EntryId.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(SUPPLIER_LIMIT),
})

/** `total` counts the suppliers that fit, also those beyond the limit. */
export const SuppliersAnswer = z.object({ suppliers: z.array(Supplier), total: z.number().int() })
