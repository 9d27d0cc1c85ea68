import { isRefusal } from '../refusals/problems.ts'
import type { Db, Trx } from './engine.ts'
import { withSaid } from './said-at-commit.ts'
import { applySettings } from './transaction-settings.ts'

/** Whose rows a transaction may see and who acts; `userId` is null for the worker. */
interface TenantScope {
  orgId: string
  userId: string | null
  /** The database refuses to write in it. */
  isReadOnly?: boolean
}

/** Stands for the organization of a person who has none: no row carries it, so the person sees only their own rows. */
export const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000'

const ATTEMPTS = 3
/** serialization_failure and deadlock_detected: the same work may succeed when it is done again. */
const RETRYABLE = new Set(['40001', '40P01'])

/** True if the same transaction may succeed when it is run again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has((error as { code?: string }).code ?? '')

/**
 * One transaction as the role `app`, which row-level security binds to the organisation. Use only the transaction
 * that `work` is given: the outer handle would wait for itself on PGlite. When `work` returns a refusal, everything
 * it wrote is rolled back and the refusal is the answer. After a deadlock `work` is run again.
 */
export async function tenantTransaction<T>(
  db: Db,
  scope: TenantScope,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, scope, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

async function once<T>(db: Db, scope: TenantScope, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    const transaction = scope.isReadOnly ? db.transaction().setAccessMode('read only') : db.transaction()
    return await transaction.execute(async (trx) => {
      await applySettings(trx, {
        role: 'app',
        'app.org_id': scope.orgId,
        'app.user_id': scope.userId ?? '',
      })
      return withSaid(trx, async () => {
        const result = await work(trx)
        if (isRefusal(result)) throw new RolledBack(result)
        return result
      })
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
