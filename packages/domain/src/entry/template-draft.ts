import { copyDraft } from './copy-draft.ts'
import { COPY_PARTS, type CopyPart } from './copy-parts.ts'
import type { DraftData } from './draft.ts'

/** As many templates an organization can keep. */
export const MOST_TEMPLATES = 100
export const TEMPLATE_NAME_MAX = 80

/** The default parts of a template: lines belong to a single shipment. */
export const TEMPLATE_PARTS: readonly CopyPart[] = COPY_PARTS.filter((part) => part !== 'lines')

/**
 * The draft of a template: the parts that a copy of the entry takes, without what the organization sets for all new
 * entries. Days, bill, number, sums, signature and declaration are never in it.
 */
export function templateOf(draft: DraftData, parts: readonly CopyPart[], newId: () => string): DraftData {
  const { header = {}, ...taken } = copyDraft(draft, { onto: {}, parts, newId }).draft
  const { entry_number: _number, ...kept } = header
  return { ...taken, header: kept }
}

/**
 * The draft of a new entry from a template, over what the organization sets for all new entries: what the template lacks is
 * as set, and the current standing bond replaces the bond of the template.
 */
export const draftFromTemplate = (template: DraftData, onto: DraftData, newId: () => string): DraftData =>
  copyDraft(template, { onto, parts: COPY_PARTS, newId }).draft
