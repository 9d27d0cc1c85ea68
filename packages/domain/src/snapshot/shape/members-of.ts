import type { CanonicalOptions, FieldDefinition, FieldDefinitions } from '../../entry/field.ts'
import { canonicalName, hasMember, type KindWithoutMember } from './canonical-path.ts'
import {
  type AmountMember,
  amount,
  type CodesMember,
  codes,
  type DayMember,
  day,
  type FlagMember,
  flag,
  type ListMember,
  list,
  type Member,
  type Members,
  type TextMember,
  text,
} from './shape.ts'

const PLACES = { money: 2, 'whole-money': 0, weight: 3, quantity: 3, rate: 4 } as const
type AmountKind = keyof typeof PLACES

const isAmount = (kind: string): kind is AmountKind => Object.hasOwn(PLACES, kind)

/** The dotted name of a field inside its canonical section. */
type CanonicalName<Name, Options> = Options extends { name: infer Own extends string }
  ? Own
  : Options extends string
    ? Options
    : Options extends false
      ? never
      : Name

type NameOf<Name, Field> = Field extends { kind: KindWithoutMember | 'group' }
  ? never
  : Field extends { canonical: infer Options }
    ? CanonicalName<Name, Options>
    : Name

/** The last part of a dotted name that has nothing but `Under` before it. */
type LeafUnder<Dotted, Under extends string> = Under extends ''
  ? Exclude<Dotted, `${string}.${string}`>
  : Dotted extends `${Under}.${infer Leaf}`
    ? Exclude<Leaf, `${string}.${string}`>
    : never

type MemberOf<Field> = Field extends { kind: 'list'; fields: infer Inner }
  ? MembersOf<Inner> extends infer Row extends Members
    ? ListMember<Row>
    : never
  : Field extends { canonical: { asText: true } }
    ? TextMember
    : Field extends { kind: AmountKind }
      ? AmountMember
      : Field extends { kind: 'day' | 'form-day' }
        ? DayMember
        : Field extends { kind: 'flag' }
          ? FlagMember
          : Field extends { kind: 'codes' }
            ? CodesMember
            : TextMember

export type MembersOf<Fields, Under extends string = ''> = {
  [Name in keyof Fields & string as LeafUnder<NameOf<Name, Fields[Name]>, Under> & string]: MemberOf<
    Fields[Name]
  >
}

/** Names of the section that a list of fields is written to, and of the one that they are read from. */
interface Section<Under extends string> {
  /** Before the canonical name, as `address` in `address.city`; the members are those right below it. */
  under?: Under
  /** The draft's section, where the enclosing member names none. */
  from?: string
}

/**
 * The members of canonical JSON that fields have: their name, kind, length, values and description are those of the
 * definition. Keyed by canonical name, in page order. Groups, and the objects of dotted names, are made by the shape.
 */
export function membersOf<Fields extends FieldDefinitions, Under extends string = ''>(
  fields: Fields,
  { under, from }: Section<Under> = {},
): MembersOf<Fields, Under> {
  const prefix = under ? `${under}.` : ''
  const members: Record<string, Member> = {}
  for (const [name, field] of Object.entries(fields)) {
    const dotted = canonicalName(name, field)
    if (dotted === undefined || field.kind === 'group' || !hasMember(field) || !dotted.startsWith(prefix))
      continue
    const leaf = dotted.slice(prefix.length)
    if (!leaf.includes('.')) members[leaf] = memberOf(from ? `${from}.${name}` : name, field)
  }
  return members as MembersOf<Fields, Under>
}

function memberOf(from: string, field: FieldDefinition): Member {
  const { kind, label, block, limit, values, canonical } = field
  const options: CanonicalOptions = typeof canonical === 'object' ? canonical : {}
  const about = options.about ?? `${block ? `Block ${block}` : (label ?? from)}.`
  if (kind === 'list') return list(from, limit!, about, membersOf(field.fields!))
  if (kind === 'codes') return codes(from, limit!, about)
  if (kind === 'flag') return flag(from, about)
  if (isAmount(kind)) return amount(from, options.places ?? PLACES[kind], about)
  if ((kind === 'day' || kind === 'form-day') && !options.asText) return day(from, about)
  const max = options.max ?? limit
  const { like } = options
  return text(from, about, { ...(max && { max }), ...(like && { like }), ...(values && { oneOf: values }) })
}

/** A member that is written otherwise than as the draft's text. */
export const written = <M extends TextMember | DayMember | AmountMember>(
  member: M,
  write: M['write'],
): M => ({
  ...member,
  write,
})

/** The members named, in the order of version 1.0 of the format, then all others, in page order. */
export function inOrder<M extends Members>(members: M, ...first: (keyof M & string)[]): M {
  const names = new Set([...first, ...Object.keys(members)])
  return Object.fromEntries([...names].map((name) => [name, members[name]])) as M
}
