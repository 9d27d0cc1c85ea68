import type { EdfeClient } from '@edfe/client'
import Papa from 'papaparse'
import { serverOfSettings } from '../server-of-settings.ts'

/** Accounts of the importer's books: codes for Xero, names for QuickBooks Online. */
const ACCOUNTS = {
  xero: { duty: '310', fees: '311', bank: '090' },
  quickbooks: { duty: 'Customs duty', fees: 'Customs fees', bank: 'Checking' },
} as const
export type Program = keyof typeof ACCOUNTS

/** The tax rate of the lines, by its name in Xero. */
const TAX_RATE = 'Tax Exempt'
const DUTY_CLASSES: ReadonlySet<string> = new Set(['duty', 'antidumping', 'countervailing'])

/** A row of `GET /api/v1/payments/details.csv`. */
interface PaidRow {
  Day: string
  State: 'paid' | 'owed'
  Statement: string
  Entry: string
  Class: string
  'Class name': string
  /** Decimal text with cents. */
  Amount: string
}

export interface JournalLine {
  journal: string
  /** ISO 8601. */
  day: string
  account: string
  words: string
  /** Above zero debits, below zero credits. */
  cents: bigint
}

/** The journals of what was paid to CBP on these days, both included; or why there are none. */
export async function journalsOf(
  edfe: EdfeClient,
  program: Program,
  query: { from: string; to: string },
): Promise<{ lines: JournalLine[]; refusal?: never } | { lines?: never; refusal: string }> {
  const { data, error } = await edfe.GET('/api/v1/payments/details.csv', {
    params: { query },
    parseAs: 'text',
  })
  if (error) return { refusal: error.detail }
  const { data: rows } = Papa.parse<PaidRow>(data.trim(), { header: true })
  const paid = rows.filter(({ State }) => State === 'paid')
  const payments = Map.groupBy(paid, ({ Day, Statement, Entry }) => `${Day} ${Statement || Entry}`)
  return { lines: [...payments.values()].flatMap((payment) => journalOf(payment, ACCOUNTS[program])) }
}

/** A payment as a journal: each class of each entry on its account, and the sum from the bank. */
function journalOf(rows: readonly PaidRow[], accounts: (typeof ACCOUNTS)[Program]): JournalLine[] {
  const [{ Day: day, Statement, Entry } = { Day: '', Statement: '', Entry: '' }] = rows
  const journal = `CBP ${Statement || Entry}`
  const classes = Map.groupBy(rows, (row) => `${row.Entry} ${row.Class}`)
  const debits = [...classes.values()].map((same) => {
    const [first] = same
    return {
      journal,
      day,
      account: DUTY_CLASSES.has(first?.Class ?? '') ? accounts.duty : accounts.fees,
      words: [first?.['Class name'], first?.Entry].filter(Boolean).join(', '),
      cents: sum(same.map(({ Amount }) => centsOf(Amount))),
    }
  })
  const bank = { journal, day, account: accounts.bank, words: journal }
  return [...debits, { ...bank, cents: -sum(debits.map(({ cents }) => cents)) }]
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, cents) => total + cents, 0n)
const centsOf = (text: string): bigint => BigInt(text.replace('.', ''))

/** 12345n as '123.45'. */
function amountOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (day: string, options: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utc(day))

/** The lines as the file that a program imports. */
export function fileOf(program: Program, lines: readonly JournalLine[]): string {
  const rows = lines.map(({ journal, day, account, words, cents }) =>
    program === 'xero'
      ? {
          Narration: journal,
          Date: dayOf(day, { day: '2-digit', month: 'short', year: 'numeric' }, 'en-GB').replace(
            'Sept',
            'Sep',
          ),
          Description: words,
          AccountCode: account,
          TaxRate: TAX_RATE,
          Amount: amountOf(cents),
        }
      : {
          'Journal No.': journal,
          'Journal Date': dayOf(day, { day: '2-digit', month: '2-digit', year: 'numeric' }, 'en-US'),
          'Account Name': account,
          Description: words,
          Debits: cents > 0n ? amountOf(cents) : '',
          Credits: cents < 0n ? amountOf(-cents) : '',
        },
  )
  return `${Papa.unparse(rows)}\r\n`
}

if (import.meta.main) {
  const [program, from = '', to = ''] = process.argv.slice(2)
  if (program !== 'xero' && program !== 'quickbooks')
    throw new Error('node journals.ts xero|quickbooks 2026-03-01 2026-03-31')
  const { lines, refusal } = await journalsOf(serverOfSettings(), program, { from, to })
  if (lines) process.stdout.write(fileOf(program, lines))
  else {
    console.error(refusal)
    process.exitCode = 1
  }
}
