import { encodeStatement, readFiledMoney } from '@edfe/abi'
import {
  addDays,
  type CalendarDay,
  monthOf,
  nextMonthNumbered,
  parseDay,
  workingDayOf,
} from '@edfe/domain/calendar'
import {
  type FiledMoney,
  lastFiled,
  type Statement,
  statementImporter,
  statementKey,
} from '@edfe/domain/statement'
import type { FiledSummary } from '../filing/filed-summary.ts'
import { wait } from '../life/moments.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import {
  closeDaily,
  closeMonthly,
  composeDaily,
  composeMonthly,
  dailyNumber,
  monthlyNumber,
  statedEntry,
} from './compose.ts'
import { isDaily, isMonthly, latestOf } from './latest-statements.ts'
import { type SentFault, sentMessages } from './statement-faults.ts'

/** Working days of its month on which a monthly statement is printed and due. */
const PRINT_DAY = 11
const DUE_DAY = 15

interface Request {
  now: number
  fault?: SentFault | undefined
}

/** What CBP has of the money of a summary; undefined for one that no statement collects. */
function moneyOf({ money = [] }: FiledSummary): FiledMoney | undefined {
  const filed = lastFiled(money.flatMap((images) => readFiledMoney(images) ?? []))
  return filed?.statementDate ? filed : undefined
}

/** Issues statements of what an account has on file. Each is kept, so that it is issued once. */
export function statementClock(store: TransmissionStore, messages: MessageStore, account: string) {
  let known: { count: number; latest: ReturnType<typeof latestOf> } = { count: 0, latest: [] }
  /** Every statement in its last form; read again only after another one was issued. */
  const issued = () => {
    const all = store.onFile.statements()
    if (all.length !== known.count) known = { count: all.length, latest: latestOf(all) }
    return known.latest
  }
  const listedEntries = () =>
    new Set(
      issued().flatMap(({ statement }) =>
        isDaily(statement) ? [...statement.entries, ...statement.taken].map(({ number }) => number) : [],
      ),
    )
  /** The transmission of an entry on the statement, by which the filer knows whose statement it is. */
  const transmissionOf = (statement: Statement): string | undefined => {
    if (isDaily(statement)) {
      const [entry] = [...statement.entries, ...statement.taken]
      return entry && store.filedAs(entry.number)
    }
    if (!isMonthly(statement)) return undefined
    const daily = issued().find(({ statement: one }) => one.head.number === statement.dailies[0]?.number)
    return daily && transmissionOf(daily.statement)
  }
  const send = (statement: Statement, sentOn: CalendarDay, { now, fault }: Request) => {
    const { cadence, head } = statement
    const base = ['statement', ...(account ? [account] : []), head.filerCode, head.number, head.status].join(
      '-',
    )
    const transmission = transmissionOf(statement)
    for (const [index, images] of sentMessages(statement, sentOn, fault).entries())
      messages.queue(
        {
          id: index === 0 ? base : `${base}-again`,
          images,
          ...(transmission && { transmission_id: transmission }),
        },
        now,
      )
    store.note({
      kind: 'statement',
      statement: {
        cadence,
        number: head.number,
        status: head.status,
        printDate: head.printDate,
        images: encodeStatement(statement, sentOn),
        at: now,
      },
    })
    return head.number
  }

  /** The preliminary daily statements of a day, of the summaries that are on none yet. */
  const printDailies = (day: CalendarDay, request: Request): string[] => {
    const listed = listedEntries()
    const groups = new Map<string, FiledMoney[]>()
    for (const summary of store.onFile.summaries()) {
      const money = moneyOf(summary)
      if (!money || money.statementDate !== day || listed.has(money.number)) continue
      groups.set(statementKey(money), [...(groups.get(statementKey(money)) ?? []), money])
    }
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const sequence =
        issued().filter(
          ({ statement: { cadence, head } }) =>
            cadence === 'daily' && head.printDate === day && head.port.slice(0, 2) === first.port.slice(0, 2),
        ).length + 1
      const head = {
        status: 'preliminary',
        number: dailyNumber(first.port, day, sequence),
        printDate: day,
        paymentType: first.paymentType,
        port: first.port,
        filerCode: first.number.slice(0, 3),
        importer: statementImporter(first),
        clientBranch: first.clientBranch,
      } as const
      return [send(composeDaily(head, group.map(statedEntry)), day, request)]
    })
  }

  /** Closes daily statements of a day; `taken` are the entries that the filer took away. */
  const closeDailies = (
    day: CalendarDay,
    request: Request & { taken?: readonly string[] | undefined },
  ): string[] =>
    issued().flatMap(({ statement }) =>
      isDaily(statement) && statement.head.status === 'preliminary' && statement.head.printDate === day
        ? [send(closeDaily(statement, request.taken ?? []), addDays(day, 1), request)]
        : [],
    )

  /** The preliminary monthly statements of a month `YYYY-MM`, of the daily ones that are closed and on none yet. */
  const printMonthlies = (month: string, request: Request): string[] => {
    const first = parseDay(`${month}-01`)
    if (!first) return []
    const all = issued()
    const listed = new Set(
      all.flatMap(({ statement }) =>
        isMonthly(statement) ? statement.dailies.map(({ number }) => number) : [],
      ),
    )
    const groups = new Map<string, Extract<Statement, { cadence: 'daily' }>[]>()
    for (const { statement } of all) {
      if (!isDaily(statement) || statement.head.status !== 'final' || listed.has(statement.head.number))
        continue
      if (monthOfDaily(statement) !== month) continue
      const { filerCode, port, paymentType, importer = '' } = statement.head
      const key = `${filerCode} ${port} ${paymentType} ${importer}`
      groups.set(key, [...(groups.get(key) ?? []), statement])
    }
    const printDate = workingDayOf(monthOf(first), PRINT_DAY)
    const dueOn = workingDayOf(monthOf(first), DUE_DAY)
    return [...groups.values()].flatMap((dailies, index) => {
      const [one] = dailies
      if (!one) return []
      const earlier = all.filter(
        ({ statement }) =>
          isMonthly(statement) &&
          statement.head.number.startsWith(monthlyNumber(one.head.port, month, 0).slice(0, 7)),
      ).length
      const head = {
        ...one.head,
        status: 'preliminary',
        number: monthlyNumber(one.head.port, month, earlier + index + 1),
        printDate,
        clientBranch: undefined,
      } as const
      return [send(composeMonthly(head, dueOn, dailies), printDate, request)]
    })
  }

  const closeMonthlies = (month: string, request: Request): string[] =>
    issued().flatMap(({ statement }) =>
      isMonthly(statement) &&
      statement.head.status === 'preliminary' &&
      statement.head.printDate.startsWith(month)
        ? [send(closeMonthly(statement), addDays(statement.dueOn, 1), request)]
        : [],
    )

  /** The month `YYYY-MM` in which a periodic daily statement is paid; undefined for any other. */
  function monthOfDaily({ head, entries }: Extract<Statement, { cadence: 'daily' }>): string | undefined {
    const [first] = entries
    const summary = first && store.onFile.summary(first.number)
    return nextMonthNumbered(summary && moneyOf(summary)?.statementMonth, head.printDate)
  }

  /** Issues everything whose day of customs' clock has come. */
  const catchUp = (now: number, daySeconds: number): void => {
    const listed = listedEntries()
    const days = store.onFile
      .summaries()
      .filter(({ key, statementDue = Infinity }) => statementDue <= now && !listed.has(key))
      .flatMap((summary) => moneyOf(summary)?.statementDate ?? [])
    for (const day of new Set(days)) printDailies(day, { now })
    for (const { issued: one, statement } of issued()) {
      const dueAt = (day: CalendarDay) => one.at + wait(one.printDate, { day, time: '0000' }, daySeconds)
      const month = isDaily(statement) ? monthOfDaily(statement) : undefined
      const first = month && parseDay(`${month}-01`)
      if (one.status === 'preliminary') {
        const closesOn = isMonthly(statement) ? addDays(statement.dueOn, 1) : addDays(one.printDate, 1)
        if (dueAt(closesOn) > now) continue
        if (isMonthly(statement)) closeMonthlies(one.printDate.slice(0, 7), { now })
        else closeDailies(one.printDate, { now })
      } else if (first && dueAt(workingDayOf(monthOf(first), PRINT_DAY)) <= now)
        printMonthlies(month, { now })
    }
  }

  return { printDailies, closeDailies, printMonthlies, closeMonthlies, catchUp }
}

export type StatementClock = ReturnType<typeof statementClock>
