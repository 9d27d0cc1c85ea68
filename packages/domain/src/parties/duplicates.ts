import { PARTY_FIELDS, type Party, type PartyField } from './party.ts'
import { nameWords, numberKey, partyKey, plainWords, postalKey, streetKey } from './party-key.ts'
import { isMaskedNumber, isPersonalNumber } from './personal-number.ts'

/** The number of records examined, and the number shown (specification 2§7). */
export const CANDIDATE_LIMIT = 15
export const DUPLICATE_LIMIT = 5
export const PREFIX_LIMIT = 10
export const DIRECTORY_LIMIT = 50
/** The shortest first word of an address that is searched for. */
const PREFIX_LENGTH = 3

/** The search terms: the words at the start of a candidate's name and, if names find nothing, its street. */
export interface CandidateSearch {
  /** Normalised, upper case; '' when no name is typed. */
  namePrefix: string
  limit: number
  /** Undefined when the first word of the street is shorter than three characters. */
  fallback: { addressPrefix: string; limit: number } | undefined
}

/**
 * Builds the search for the candidates of a party: by name, or failing that by the first word of address line
 * 1.
 */
export function candidateSearch(party: Party): CandidateSearch {
  const [word = ''] = plainWords(party.address_line1 ?? '').split(' ')
  return {
    namePrefix: nameWords(party.name ?? '')[0] ?? '',
    limit: CANDIDATE_LIMIT,
    fallback: word.length >= PREFIX_LENGTH ? { addressPrefix: word, limit: PREFIX_LIMIT } : undefined,
  }
}

export interface Duplicate<P extends Party> {
  party: P
  /** 0 to 100. */
  score: number
  /** Why, in words, the strongest first. */
  reasons: string[]
}

/** Points of each thing that two records share. */
const POINTS = { number: 50, name: 35, street: 25, postal: 15, city: 10 } as const
/** From here on two records are worth a question: a like name at one place, or the same number. */
const WORTH_ASKING = 50

/**
 * The records that may be the same party, the likeliest first, five at most. A record that says nothing else than
 * what is typed is the party itself and not among them.
 */
export function findDuplicates<P extends Party>(typed: Party, candidates: readonly P[]): Duplicate<P>[] {
  return candidates
    .slice(0, CANDIDATE_LIMIT)
    .filter((candidate) => differingFields(typed, candidate).length > 0)
    .map((party) => ({ party, ...likeness(typed, party) }))
    .filter(({ score }) => score >= WORTH_ASKING)
    .sort((a, b) => b.score - a.score)
    .slice(0, DUPLICATE_LIMIT)
}

/** The likeness of two records, from 0 to 100, and the reasons for it. */
export function likeness(a: Party, b: Party): { score: number; reasons: string[] } {
  if (partyKey(a) === partyKey(b) && a.name) return { score: 100, reasons: ['Same name and address'] }
  const name = nameLikeness(a.name ?? '', b.name ?? '')
  const shared: [number, string][] = [
    [isSame(numberOf(a), numberOf(b), numberKey) ? POINTS.number : 0, 'Same number'],
    [Math.round(POINTS.name * name), name === 1 ? 'Same name' : 'Similar name'],
    [isSame(a.address_line1, b.address_line1, streetKey) ? POINTS.street : 0, 'Same street address'],
    [isSame(a.zip, b.zip, postalKey) ? POINTS.postal : 0, 'Same ZIP code'],
    [isSame(a.city, b.city, plainWords) ? POINTS.city : 0, 'Same city'],
  ]
  const given = shared.filter(([points]) => points > 0).sort(([a], [b]) => b - a)
  const score = given.reduce((sum, [points]) => sum + points, 0)
  return { score: Math.min(score, 99), reasons: given.map(([, reason]) => reason) }
}

/**
 * The number by which a company can be recognised; '' for a person's, which stays sealed and whose digits may be
 * those of a company, and for a masked one, of which four digits are left.
 */
export const numberOf = ({ number = '' }: Party): string =>
  isPersonalNumber(number) || isMaskedNumber(number) ? '' : number

function isSame(a: string | undefined, b: string | undefined, key: (text: string) => string): boolean {
  return key(a ?? '') !== '' && key(a ?? '') === key(b ?? '')
}

const LIKE = 0.5

/** The share of words that two names have in common, 0 below one half, so that one common word says little. */
function nameLikeness(a: string, b: string): number {
  const one = nameWords(a)
  const other = nameWords(b)
  if (one.length === 0 || other.length === 0) return 0
  const shared = one.filter((word) => other.includes(word)).length
  const share = (2 * shared) / (one.length + other.length)
  return share < LIKE ? 0 : Math.min(share, 1)
}

/** The fields in which two records differ as they are kept; a field blank in both does not. */
export const differingFields = (a: Party, b: Party): PartyField[] =>
  PARTY_FIELDS.filter((field) => (a[field] ?? '').trim() !== (b[field] ?? '').trim())
