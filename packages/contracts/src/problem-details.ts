import { z } from 'zod'
import { OrganizationChangedDetails } from './accounts/memberships.ts'
import { DocumentTwiceDetails } from './documents/documents.ts'
import { DraftConflictDetails, FindingsDetails } from './entries/entry-records.ts'
import { PeopleDetails } from './keys/people.ts'
import { FieldProblem } from './problem.ts'

/** Details of a refusal for several reasons, each a sentence. */
export const ReasonsDetails = z.object({ reasons: z.array(z.string()) })
/** Details of a file that does not fit: every field at fault, by path. */
export const FileDetails = z.object({ problems: z.array(FieldProblem) })

/** The shape of `details`, by the code of the refusal. A code that is not listed carries none. */
export const PROBLEM_DETAILS = {
  validation_failed: z.object({ fields: z.array(FieldProblem) }),
  organization_changed: OrganizationChangedDetails,
  draft_conflict: DraftConflictDetails,
  STATUS_VALIDATION_FAILED: FindingsDetails,
  DECLARATION_INVALID: ReasonsDetails,
  SCHEMA_VALIDATION_FAILED: FileDetails,
  import_failed: FileDetails,
  document_twice: DocumentTwiceDetails,
  person_must_sign: PeopleDetails,
} as const

export type DetailedCode = keyof typeof PROBLEM_DETAILS

/** The shape of `details` for a code, or nothing. */
export type DetailsOf<Code extends string> = Code extends DetailedCode
  ? z.output<(typeof PROBLEM_DETAILS)[Code]>
  : undefined
