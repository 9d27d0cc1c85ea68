import type { CanonicalOptions, FieldDefinition, FieldDefinitions } from '../../entry/field.ts'
import { type AmountMember, amount, type TextMember, text } from './shape.ts'

const PLACES = { money: 2, 'whole-money': 0, weight: 3, quantity: 3, rate: 4 } as const
type AmountKind = keyof typeof PLACES

const isAmount = (kind: string): kind is AmountKind => Object.hasOwn(PLACES, kind)

type MembersOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: AmountKind } ? AmountMember : TextMember
}

function memberOf(
  name: string,
  { kind, label, values, canonical }: FieldDefinition,
): AmountMember | TextMember {
  const options: CanonicalOptions = typeof canonical === 'object' ? canonical : {}
  const about = options.about ?? `${label ?? name}.`
  if (isAmount(kind)) return amount(name, options.places ?? PLACES[kind], about)
  const { max, like } = options
  return text(name, about, { ...(max && { max }), ...(like && { like }), ...(values && { oneOf: values }) })
}

/** The members of canonical JSON that the fields of a row have, texts and amounts, under the names of the draft. */
export const membersOf = <Fields extends FieldDefinitions>(fields: Fields): MembersOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, memberOf(name, field)]),
  ) as MembersOf<Fields>
