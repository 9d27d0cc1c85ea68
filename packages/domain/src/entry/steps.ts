import { defineMessage, label } from '../messages/index.ts'

/** The six numbered steps (specification 2, section 2), in order, with the named pages under each. */
export const STEPS = [
  {
    key: 'header',
    path: 'step-1',
    title: defineMessage({ id: 'step.header', defaultMessage: 'Entry Header' }),
    blocks: label({ id: 'step.header.blocks', defaultMessage: 'Blocks 1–7' }),
    named: ['bond'],
  },
  {
    key: 'shipment_origin',
    path: 'step-2',
    title: defineMessage({ id: 'step.shipment_origin', defaultMessage: 'Shipment & Origin' }),
    blocks: label({ id: 'step.shipment_origin.blocks', defaultMessage: 'Blocks 8–24' }),
    named: ['transport', 'release', 'security-filing', 'export', 'trade-remedies'],
  },
  {
    key: 'parties_locations',
    path: 'step-3',
    title: defineMessage({ id: 'step.parties_locations', defaultMessage: 'Parties & Locations' }),
    blocks: label({ id: 'step.parties_locations.blocks', defaultMessage: 'Blocks 25–30' }),
    named: ['parties'],
  },
  {
    key: 'line_items',
    path: 'step-4',
    title: defineMessage({ id: 'step.line_items', defaultMessage: 'Line Items' }),
    blocks: label({ id: 'step.line_items.blocks', defaultMessage: 'Blocks 31–38' }),
    named: ['lines', 'line-values'],
  },
  {
    key: 'totals_declarations',
    path: 'step-5',
    title: defineMessage({ id: 'step.totals_declarations', defaultMessage: 'Totals & Declarations' }),
    blocks: label({ id: 'step.totals_declarations.blocks', defaultMessage: 'Blocks 39–47' }),
    named: ['calculations', 'declaration'],
  },
  {
    key: 'review_submit',
    path: 'step-6',
    title: defineMessage({ id: 'step.review_submit', defaultMessage: 'Review & Submit' }),
    blocks: label({ id: 'step.review_submit.blocks', defaultMessage: 'All blocks' }),
    named: ['review'],
  },
] as const

export type StepKey = (typeof STEPS)[number]['key']
export type StepPath = (typeof STEPS)[number]['path']

/** The detail pages, each under its numbered step: the fields and rules of the data layer. */
export type NamedPage = (typeof STEPS)[number]['named'][number]

/** `current_step` of an entry: 'header' for the first step, else the step's path. */
export type CurrentStep = 'header' | Exclude<StepPath, 'step-1'>
export const CURRENT_STEPS: readonly CurrentStep[] = STEPS.map(({ path }) =>
  path === 'step-1' ? 'header' : path,
)

export const STEP_STATUSES = ['valid', 'current', 'incomplete', 'partial', 'not_started', 'complete'] as const
export type StepStatus = (typeof STEP_STATUSES)[number]

/** Progress of one step as stored in `entries.progress`; times are ISO instants. */
export interface StepProgressItem {
  status: StepStatus
  visitedAt?: string
  completedAt?: string
  validationErrors?: number
  skipped?: boolean
}

export type StepProgress = Partial<Record<StepKey, StepProgressItem>>
