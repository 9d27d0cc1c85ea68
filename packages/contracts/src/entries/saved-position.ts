import { STEPS } from '@edfe/domain/entry'
import { z } from 'zod'

/** Where a person is in the wizard, and how they look at an entry: no part of the draft, no new version of it. */
const Instant = z.iso.datetime({ offset: true })

const PAGES = [
  ...STEPS.map((step) => step.path),
  ...STEPS.flatMap((step) => step.named as readonly string[]).filter((page) => page !== 'review'),
]

/** A page of the wizard by its address: step-1 to step-6, or a detail page; `review` is step-6. */
export const WizardPage = z.enum(PAGES as [string, ...string[]])
const LineId = z.string().min(1).max(64)

/** `PUT …/position`: the page that is open, and on pages of lines the line. */
export const PositionBody = z.strictObject({ page: WizardPage, line_id: LineId.optional() })

/** Where work on the entry went on last, and by whom. */
export const NavigationState = z.object({
  page: z.string(),
  line_id: z.string().optional(),
  user_id: z.string().nullable(),
  at: Instant,
})

/** By page: when it was first opened, and when it was last saved as done. */
export const PageProgress = z.record(
  z.string(),
  z.object({ visited_at: Instant, completed_at: Instant.optional() }),
)

/** One person's view of one entry: the open line cards of step 4, and the unfolded records. */
export const ViewPreferences = z.strictObject({
  open_lines: z.array(LineId).max(999).optional(),
  open_records: z.array(z.string().min(1).max(40)).max(40).optional(),
})

/** `PUT …/view-preferences`: what is left out stays as it was. */
export const ViewPreferencesAnswer = z.object({ view_preferences: ViewPreferences })
export const PositionAnswer = z.object({
  navigation_state: NavigationState.nullable(),
  page_progress: PageProgress,
})
