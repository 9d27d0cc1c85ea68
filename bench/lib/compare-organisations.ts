import { SYSTEM } from '../../apps/api/src/auth/actors.ts'
import { readConfig } from '../../apps/api/src/config/config.ts'
import type { Engine } from '../../apps/api/src/db/engine.ts'
import { tenantTransaction } from '../../apps/api/src/db/tenant.ts'
import { createEntryServices } from '../../apps/api/src/entries/entry-services.ts'
import type { RequestScope } from '../../apps/api/src/entries/request-scope.ts'
import { english } from '../../apps/api/src/messages/formatter.ts'
import { figuresOf } from './figures.ts'
import type { ManyEntries } from './many-entries.ts'

const TIMES = { warmUp: 5, measured: 40 }

/** The measured work: one call in the transaction of an organisation. */
export type Work = (scope: RequestScope) => Promise<unknown>

/**
 * Prints how long the work takes in each organisation and compares the ratio with `bar`, or the time of the large one with `limitMs`. It alternates between
 * both, so that other load on the machine affects them equally.
 */
export async function compare(
  engine: Engine,
  { small, large }: ManyEntries,
  { name, work, bar, limitMs }: { name: string; work: Work; bar?: number; limitMs?: number },
): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < TIMES.warmUp + TIMES.measured; round++) {
    for (const [size, orgId] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const started = performance.now()
      await tenantTransaction(engine.db, { orgId, userId: null }, (trx) => work(scopeOf(trx, orgId)))
      if (round >= TIMES.warmUp) times[size].push(performance.now() - started)
    }
  }
  const [few, many] = [figuresOf(times.small).median, figuresOf(times.large).median]
  const ratio = many / few
  const verdict = [
    bar ? ` of at most ${bar}: ${ratio <= bar ? 'met' : 'NOT MET'}` : '',
    limitMs ? `, of at most ${limitMs} ms: ${many <= limitMs ? 'met' : 'NOT MET'}` : '',
  ].join('')
  console.log(
    `${name}: ${few.toFixed(2)} ms with 100, ${many.toFixed(2)} ms with 100,000, ratio ${ratio.toFixed(2)}${verdict}`,
  )
}

const services = createEntryServices({ ...readConfig({}), SSN_KEY: 'measured'.repeat(4) }, () => new Date())

function scopeOf(trx: RequestScope['trx'], orgId: string): RequestScope {
  const timezone = 'America/New_York'
  const org = { id: orgId, name: '', cbp_filer_code: null, timezone, retention_years: 7 }
  const now = services.now()
  const { sealing, rulesOf, fees, today } = services
  return {
    sealing,
    rules: rulesOf(null),
    trx,
    org,
    actor: SYSTEM,
    words: english,
    now,
    today: today(timezone),
    asksForProof: false,
    road: 'simulator',
    line: undefined,
    practice: undefined,
    fees,
    keepFilings: async () => {},
  }
}
