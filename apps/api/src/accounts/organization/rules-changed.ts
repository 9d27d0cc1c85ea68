import { z } from 'zod'

/** The queue of organizations that follow other rules than before; their open drafts are checked again. */
export const RULES_CHANGED_QUEUE = 'rules-changed'

export const RulesChangedJob = z.object({ org_id: z.uuid() })
export type RulesChangedJob = z.output<typeof RulesChangedJob>
