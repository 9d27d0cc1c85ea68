import { z } from 'zod'

/** `GET /api/payments/details.csv?from=&to=`: paid on these days, or owed with its last day among them; both included. */
export const BooksQuery = z.object({ from: z.iso.date(), to: z.iso.date() })

/** An account of the importer's books, by its code or name; '' leaves its cell empty. */
const Account = z.string().trim().max(100).default('')

/** `GET /api/payments/bills.csv`: duties on one account, taxes, fees and interest on the other. */
export const BillsQuery = BooksQuery.extend({ duty_account: Account, fee_account: Account })
