import { z } from 'zod'

/** The queue of organizations whose open drafts another edition of the tariff may touch. */
export const TARIFF_CHANGED_QUEUE = 'tariff-changed'

/** `load` is the id in `tariff_editions`, or with `kind` in `tariff_measures`. */
export const TariffChangedJob = z.object({
  org_id: z.uuid(),
  load: z.uuid(),
  kind: z.literal('measures').optional(),
})
export type TariffChangedJob = z.output<typeof TariffChangedJob>
