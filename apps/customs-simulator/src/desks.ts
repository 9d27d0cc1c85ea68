import { type Chosen, type CustomsClock, customsClock } from './life/customs-clock.ts'
import { type StatementClock, statementClock } from './statement/statement-clock.ts'
import type { MessageStore } from './store/message-store.ts'
import type { TransmissionStore } from './store/transmission-store.ts'

/** What customs does for one account: its file, its clock and its statements. */
export interface Desk {
  store: TransmissionStore
  clock: CustomsClock
  statements: StatementClock
}

export interface Desks {
  of(account: string): Desk
  all(): Desk[]
  /** What happens to what comes from now on, of any account. */
  chosen: Chosen
}

/** The desks of all accounts, each opened when it is needed first. */
export function desksOf(store: TransmissionStore, messages: MessageStore, chosen: Chosen): Desks {
  const open = new Map<string, Desk>()
  const of = (account: string): Desk => {
    const own = store.of(account)
    const desk = open.get(account) ?? {
      store: own,
      clock: customsClock(own, messages, chosen),
      statements: statementClock(own, messages, account),
    }
    open.set(account, desk)
    return desk
  }
  return { of, all: () => store.accounts().map(of), chosen }
}
