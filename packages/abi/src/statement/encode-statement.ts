import { STATEMENT_KINDS } from '@edfe/domain/customs'
import { centsText } from '@edfe/domain/money'
import {
  type Amounts,
  OWN_CLASSES,
  type StatedTotals,
  type Statement,
  type TakenEntry,
} from '@edfe/domain/statement'
import { encodeBatch } from '../codec/batch.ts'
import { type LayoutBook, MS_LAYOUTS, PF_LAYOUTS, type RecordValues } from '../records/index.ts'

interface ToWrite {
  id: string
  values: RecordValues
}

/** A statement as CBP sends it on a day: the images of its batch. Throws when a value does not fit its columns. */
export function encodeStatement(statement: Statement, sentOn: string): string[] {
  const { head, cadence } = statement
  const { application } = STATEMENT_KINDS[cadence]
  const sender = { siteCode: head.port, senderId: head.filerCode, date: sentOn }
  const block = { port: head.port, filerCode: head.filerCode, application }
  const body = bodyOf(statement)
  const records: ToWrite[] = [
    { id: 'A', values: { ...sender, application } },
    {
      id: 'B',
      values: {
        ...block,
        statementStatus: head.status === 'final' ? 'F' : 'P',
        statementNumber: head.number,
        preliminaryStatementPrintDate: head.printDate,
        paymentTypeCode: head.paymentType,
        importer: head.importer,
        statementClientBranchIdentifier: head.clientBranch,
      },
    },
    ...body,
    { id: 'Y', values: { ...block, imageCount: String(body.length) } },
    { id: 'Z', values: sender },
  ]
  const layouts: LayoutBook = cadence === 'daily' ? PF_LAYOUTS : MS_LAYOUTS
  const written = encodeBatch(records, layouts)
  if (!written.ok)
    throw new Error(written.problems.map(({ recordId, problem }) => `${recordId}: ${problem}`).join('; '))
  return written.images
}

function bodyOf(statement: Statement): ToWrite[] {
  const { due, paid, taken } = statement
  return [
    ...(statement.cadence === 'daily' ? entryRecords(statement) : dailyRecords(statement)),
    ...totalRecords(statement, ['Q3', 'Q4', 'QE'], due),
    ...(paid ? totalRecords(statement, ['Q5', 'Q6', 'QJ'], paid) : []),
    ...takenRecords(taken),
  ]
}

const text = (cents: bigint | undefined): string | undefined => (cents ? centsText(cents) : undefined)

/** Fees in records of five, numbered from 01. */
function feeRecords(id: string, amounts: Amounts): ToWrite[] {
  const fees = Object.entries(amounts).filter(([name]) => !OWN_CLASSES.some((own) => own === name))
  return inGroups(fees, 5).map((group, index) => ({
    id,
    values: {
      sequence: String(index + 1).padStart(2, '0'),
      ...Object.fromEntries(
        group.flatMap(([name, cents], slot) => [
          [`class${slot + 1}`, name],
          [`amount${slot + 1}`, centsText(cents)],
        ]),
      ),
    },
  }))
}

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const entryRecords = ({ entries, head }: Extract<Statement, { cadence: 'daily' }>): ToWrite[] =>
  entries.flatMap((entry) => {
    const { amounts } = entry
    const subject = {
      port: entry.port,
      filerCode: entry.number.slice(0, 3),
      entryNumber: entry.number.slice(3),
    }
    return [
      {
        id: 'Q1',
        values: {
          ...subject,
          importer: entry.importer,
          printDate: head.printDate,
          duty: text(amounts.duty),
          tax: text(amounts.tax),
          deferredTax: amounts.tax ? (entry.taxDeferred ? 'Y' : 'N') : undefined,
          filerReference: entry.filerReference,
          consolidated: entry.isConsolidated ? 'C' : undefined,
          clientBranch: entry.clientBranch,
          entryType: entry.entryType,
        },
      },
      {
        id: 'Q2',
        values: {
          ...subject,
          antidumping: text(amounts.antidumping),
          countervailing: text(amounts.countervailing),
          paymentType: head.paymentType,
          pays: entry.pays ? 'Y' : 'N',
          paysCountervailing: amounts.countervailing ? (entry.paysCountervailing ? 'Y' : 'N') : undefined,
          paysAntidumping: amounts.antidumping ? (entry.paysAntidumping ? 'Y' : 'N') : undefined,
          team: entry.team,
          interest: text(amounts.interest),
        },
      },
      ...feeRecords('QA', amounts),
    ]
  })

const dailyRecords = ({ dailies }: Extract<Statement, { cadence: 'monthly' }>): ToWrite[] =>
  dailies.flatMap(({ number, port, filerCode, importer, printDate, presentedOn, amounts, total }) => [
    {
      id: 'Q1',
      values: {
        number,
        port,
        filerCode,
        importer,
        printDate,
        presentationDate: presentedOn,
        duty: text(amounts.duty),
        tax: text(amounts.tax),
      },
    },
    {
      id: 'Q2',
      values: {
        antidumping: text(amounts.antidumping),
        countervailing: text(amounts.countervailing),
        total: centsText(total),
      },
    },
    ...feeRecords('QA', amounts),
  ])

function totalRecords(
  statement: Statement,
  [first, second, fees]: readonly [string, string, string],
  { amounts, deferredTax, total, paying = 0, free = 0 }: StatedTotals,
): ToWrite[] {
  const { head, cadence } = statement
  const isDaily = cadence === 'daily'
  return [
    {
      id: first,
      values: {
        number: head.number,
        printDate: head.printDate,
        filerCode: head.filerCode,
        importer: head.importer,
        duty: text(amounts.duty),
        tax: text(amounts.tax),
        ...(isDaily ? { deferredTax: text(deferredTax), port: head.port } : { dueDate: statement.dueOn }),
      },
    },
    {
      id: second,
      values: {
        antidumping: text(amounts.antidumping),
        countervailing: text(amounts.countervailing),
        total: centsText(total),
        ...(isDaily && { interest: text(amounts.interest), paying: String(paying), free: String(free) }),
      },
    },
    ...feeRecords(fees, amounts),
  ]
}

/** Entries that were taken away, four in a record, each record of one daily statement. */
function takenRecords(taken: readonly TakenEntry[]): ToWrite[] {
  const numbers = [...new Set(taken.map(({ daily }) => daily))]
  return numbers.flatMap((number) =>
    inGroups(
      taken.filter(({ daily }) => daily === number),
      4,
    ).map((group) => ({
      id: 'Q7',
      values: {
        number,
        ...Object.fromEntries(
          group.flatMap((one, slot) => [
            [`filerCode${slot + 1}`, one.number.slice(0, 3)],
            [`entryNumber${slot + 1}`, one.number.slice(3)],
            [`source${slot + 1}`, one.source],
          ]),
        ),
      },
    })),
  )
}
