import { COPY_PARTS, TEMPLATE_NAME_MAX } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { DraftData } from '../entries/draft.ts'
import { EntryId, Instant } from '../entries/entry.ts'
import { fault } from '../fault.ts'

export const TemplateId = z.uuid()

const TemplateName = z
  .string()
  .trim()
  .min(1, fault(say({ id: 'request.give-the-template-a-name', defaultMessage: 'Give the template a name' })))
  .max(TEMPLATE_NAME_MAX, `The name has ${TEMPLATE_NAME_MAX} characters at most`)

const TemplateParts = z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length)

/** A template as lists show it. Its draft is read when an entry begins from it. */
export const EntryTemplate = z.object({
  id: TemplateId,
  name: z.string(),
  parts: TemplateParts,
  /** The importer of record of the template; '' without one. */
  importer: z.string(),
  line_count: z.number().int(),
  updated_at: Instant,
})

/** By name. */
export const TemplatesAnswer = z.object({ templates: z.array(EntryTemplate) })

/** `POST /api/templates`: what is taken of an entry. Header, bond and way of paying always are. */
export const SaveTemplate = z.strictObject({ name: TemplateName, entry_id: EntryId, parts: TemplateParts })

export const RenameTemplate = z.strictObject({ name: TemplateName })

export const TemplateAnswer = z.object({ template: EntryTemplate })

/** `GET /api/templates/{id}/draft`: what a new entry begins with; nothing is stored, and no number is used. */
export const TemplateDraftAnswer = z.object({ name: z.string(), draft_data: DraftData })
