/** The six numbered steps (specification 2, section 2), in order, with the named pages under each. */
export const STEPS = [
  { key: 'header', path: 'step-1', title: 'Entry Header', blocks: 'Blocks 1–7', named: ['bond'] },
  {
    key: 'shipment_origin',
    path: 'step-2',
    title: 'Shipment & Origin',
    blocks: 'Blocks 8–24',
    named: ['transport', 'export', 'trade-remedies'],
  },
  {
    key: 'parties_locations',
    path: 'step-3',
    title: 'Parties & Locations',
    blocks: 'Blocks 25–30',
    named: ['parties'],
  },
  {
    key: 'line_items',
    path: 'step-4',
    title: 'Line Items',
    blocks: 'Blocks 31–38',
    named: ['lines', 'line-values'],
  },
  {
    key: 'totals_declarations',
    path: 'step-5',
    title: 'Totals & Declarations',
    blocks: 'Blocks 39–47',
    named: ['calculations', 'declaration'],
  },
  { key: 'review_submit', path: 'step-6', title: 'Review & Submit', blocks: 'All blocks', named: ['review'] },
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
