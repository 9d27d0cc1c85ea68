import { lineFields } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { goodsFields, MOST_CHANGED_PARTS, MOST_IMPORTED_PARTS } from '@edfe/domain/parts'
import { z } from 'zod'
import { Instant, SearchText } from '../entries/entry.ts'
import { toZod } from '../entries/to-zod.ts'
import { fault } from '../fault.ts'

/** Shapes of `/api/parts`: the goods that an organization imports again and again. */

const PAGE_SIZE_MAX = 100
const CHECKED_MAX = 200
/** As many as an entry has lines. */
const ADDED_MAX = 999

/** A part: its number, and the fields of a line that belong to the goods. */
export const Part = toZod(goodsFields).extend({
  part_number: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.type-a-part-number', defaultMessage: 'Type a part number' })))
    .max(lineFields.part_number.limit),
})

export const PartId = z.uuid()

/** The fields of a part that change; '' or an empty list clears one, and a group is replaced whole. */
export const PartChanges = Part.partial()

/** The rates of a number as the schedule prints them; both '' for a number that the edition does not have. */
const Rates = z.object({ general: z.string(), special: z.string() })

/** The change that another edition of the tariff made to a part since it was last checked. */
export const PartChange = z.object({
  /** `ended`: the edition in force does not have the number; `rate`: its rates are others. */
  kind: z.enum(['ended', 'rate']),
  before: Rates.extend({ edition: z.string() }),
  now: Rates.extend({ edition: z.string() }),
})

export const PartRow = z.object({
  id: PartId,
  part: Part,
  /** Entries with a line of this part number. */
  used_in: z.number().int(),
  /** The entered value by unit of the line that was last saved, decimal text; null without one. */
  last_unit_value: z.string().nullable(),
  change: PartChange.nullable(),
  updated_at: Instant,
})

export const PartsFilter = z.object({
  /** Words that part number, description, HTSUS number or manufacturer hold, all of them. */
  q: SearchText,
  /** `changed`: only parts that the edition in force changes. */
  show: z.enum(['all', 'changed']).default('all'),
})

export const PartsQuery = PartsFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(25),
})

export const PartsPage = z.object({
  parts: z.array(PartRow),
  /** Parts that the filter finds. */
  total: z.number().int(),
  /** Parts of the organization. */
  all: z.number().int(),
  /** Parts of the organization that the edition in force changes. */
  changed: z.number().int(),
  /** The name of the edition in force. */
  edition: z.string(),
  page: z.number().int(),
  page_size: z.number().int(),
})

export const PartNumbers = z.strictObject({
  part_numbers: z.array(z.string().max(lineFields.part_number.limit)).max(MOST_IMPORTED_PARTS),
})

export const KnownParts = z.object({ parts: z.array(z.object({ id: PartId, part: Part })) })

export const ImportParts = z.strictObject({ parts: z.array(Part).min(1).max(MOST_IMPORTED_PARTS) })

export const ImportedParts = z.object({ added: z.number().int(), replaced: z.number().int() })

export const CheckParts = z.strictObject({ ids: z.array(PartId).min(1).max(CHECKED_MAX) })

export const CheckedParts = z.object({ checked: z.number().int() })

/** A part as it was read: a change that is based on it is refused once the part has another `updated_at`. */
const PartVersion = z.strictObject({ id: PartId, updated_at: Instant })

export const PartVersions = z.object({ parts: z.array(PartVersion) })

export const AddParts = z.strictObject({ parts: z.array(Part).min(1).max(ADDED_MAX) })

export const ChangeParts = z.strictObject({
  parts: z
    .array(PartVersion.extend({ goods: toZod(goodsFields) }))
    .min(1)
    .max(MOST_CHANGED_PARTS),
})

export const DeleteParts = z.strictObject({ parts: z.array(PartVersion).min(1).max(ADDED_MAX) })

export const DeletedParts = z.object({ deleted: z.number().int() })
