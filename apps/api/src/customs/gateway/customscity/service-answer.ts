import type { CargoReleaseAnswer, Disposition, EntrySummaryResponse } from '@edfe/abi'
import { z } from 'zod'

/** Members of a document of the service's list that the product reads. The others are kept, and not believed. */
const Listed = z.looseObject({
  entryNumber: z.string(),
  status: z.string().nullish(),
  entrySummaryStatus: z.string().nullish(),
  entrySummary: z.looseObject({ status: z.string().nullish() }).nullish(),
  cargoReleaseStatus: z.string().nullish(),
  cargoRelease: z.looseObject({ status: z.string().nullish() }).nullish(),
  manifest: z.array(z.unknown()).optional(),
})
export type ListedDocument = z.output<typeof Listed>

/** The document of an entry in an answer of the service's list; undefined when it has none. Throws for another shape. */
export function findListed(answered: unknown, entryNumber: string): ListedDocument | undefined {
  const { body } = z.looseObject({ body: z.array(z.unknown()) }).parse(answered)
  const digits = (number: string) => number.replaceAll('-', '')
  return body
    .flatMap((one) => Listed.safeParse(one).data ?? [])
    .find((one) => digits(one.entryNumber) === digits(entryNumber))
}

/** The two halves of a document, by the service's names. */
type Half = 'entrySummary' | 'cargoRelease'
/** What became of one half. */
export type HalfState = 'unsent' | 'pending' | 'accepted' | 'rejected' | 'canceled'

/** The service's states DRAFT, SENDING, SENT, ACCEPTED, REJECTED and CANCELLED, also inside longer words. */
function halfState(status: string | null | undefined): HalfState {
  if (!status || /DRAFT/i.test(status)) return 'unsent'
  if (/REJECT/i.test(status)) return 'rejected'
  if (/CANCEL/i.test(status)) return 'canceled'
  return /ACCEPT/i.test(status) ? 'accepted' : 'pending'
}

/** The states of both halves of a document; a state of the whole document counts for a half that has none. */
export function statesOf(one: ListedDocument): Record<Half, HalfState> {
  const { status } = one
  return {
    entrySummary: halfState(one.entrySummaryStatus ?? one.entrySummary?.status ?? status),
    cargoRelease: halfState(one.cargoReleaseStatus ?? one.cargoRelease?.status ?? status),
  }
}

/** The members of an answer that say what became of the entry, as the lines of a JSON text: what is kept of it. */
export function answerLines({ manifest: _, ...listed }: ListedDocument): string[] {
  const sent = ['ior', 'bond', 'entryConsignee', 'payment', 'dates', 'location']
  const kept = Object.fromEntries(Object.entries(listed).filter(([name]) => !sent.includes(name)))
  return JSON.stringify(kept, null, 2).split('\n')
}

/** True for the lines of an answer of the service: records of CBP never begin with a brace. */
export const isServiceAnswer = (images: readonly string[]): boolean => images[0] === '{'

/** Reads an answer as one to the summary. The service passes on no conditions of CBP: its own page has them. */
export const summaryResponse = (images: readonly string[]): EntrySummaryResponse => ({
  ...outcomeOf(images, 'entrySummary'),
  severity: '',
  conditions: [],
  raw: [...images],
})

/** Reads an answer as one to the release. */
export const releaseAnswer = (images: readonly string[]): CargoReleaseAnswer => ({
  ...outcomeOf(images, 'cargoRelease'),
  isReferred: false,
  hasWarnings: false,
  action: 'A',
  conditions: [],
  raw: [...images],
})

function outcomeOf(images: readonly string[], half: Half) {
  const listed = Listed.safeParse(JSON.parse(images.join('\n')))
  if (!listed.success) return { disposition: 'unreadable' as const, narrative: '' }
  const state = statesOf(listed.data)[half]
  const number = listed.data.entryNumber.replaceAll('-', '')
  return {
    disposition: DISPOSITIONS[state],
    filerCode: number.slice(0, 3),
    entryNumber: number.slice(3),
    narrative: `CUSTOMSCITY: ${half === 'entrySummary' ? 'ENTRY SUMMARY' : 'CARGO RELEASE'} ${state.toUpperCase()}`,
  }
}

const DISPOSITIONS: Record<HalfState, Disposition> = {
  unsent: 'unreadable',
  pending: 'unreadable',
  accepted: 'accepted',
  rejected: 'rejected',
  canceled: 'rejected',
}
