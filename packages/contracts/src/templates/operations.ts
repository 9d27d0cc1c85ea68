import { z } from 'zod'
import { FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import {
  RenameTemplate,
  SaveTemplate,
  TemplateAnswer,
  TemplateDraftAnswer,
  TemplateId,
  TemplatesAnswer,
} from './templates.ts'

const TAKEN = { 409: ['template_exists'] } as const
const NOT_SAVED = { 409: ['template_exists', 'too_many_templates'] } as const
const params = z.object({ id: TemplateId })

/** Operations on the templates of an organization's entries. */
export const listTemplates = operation('listTemplates', {
  summary: 'Templates of entries, by name',
  tag: 'templates',
  answers: { 200: TemplatesAnswer },
  refusals: FORBIDDEN,
})

export const saveTemplate = operation('saveTemplate', {
  summary: 'Save parts of an entry as a template',
  tag: 'templates',
  body: SaveTemplate,
  answers: { 201: TemplateAnswer },
  refusals: { ...INVALID, ...FORBIDDEN, ...NO_ROW, ...NOT_SAVED },
})

export const renameTemplate = operation('renameTemplate', {
  summary: 'Give a template another name',
  tag: 'templates',
  params,
  body: RenameTemplate,
  answers: { 200: TemplateAnswer },
  refusals: { ...INVALID, ...FORBIDDEN, ...NO_ROW, ...TAKEN },
})

export const deleteTemplate = operation('deleteTemplate', {
  summary: 'Delete a template; entries that began from it stay as they are',
  tag: 'templates',
  params,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...FORBIDDEN, ...NO_ROW },
})

export const getTemplateDraft = operation('getTemplateDraft', {
  summary: 'What a new entry from a template begins with; nothing is stored, and no number is used',
  tag: 'templates',
  params,
  answers: { 200: TemplateDraftAnswer },
  refusals: { ...INVALID, ...FORBIDDEN, ...NO_ROW },
})
