import { z } from 'zod'

/** The queue of organizations whose open drafts another edition of the tariff may touch. */
export const TARIFF_CHANGED_QUEUE = 'tariff-changed'

/** `load` is the id of the load in `tariff_editions`. */
export const TariffChangedJob = z.object({ org_id: z.uuid(), load: z.uuid() })
export type TariffChangedJob = z.output<typeof TariffChangedJob>
