import { parseDay } from '../calendar/index.ts'
import type { CanonicalFacts } from './canonical-facts.ts'
import { decimalText } from './decimal-text.ts'
import { at } from './path.ts'
import type { Member, Members, TextualMember, ValuesOf } from './shape/shape.ts'

/** The JSON of members, from the draft's values at their place, every member present and in order. */
export function writeMembers<M extends Members>(
  members: M,
  source: unknown,
  facts: CanonicalFacts,
  index = 0,
): ValuesOf<M> {
  const written: Record<string, unknown> = {}
  for (const name in members) written[name] = writeMember(members[name]!, source, facts, index)
  return written as ValuesOf<M>
}

function writeMember(member: Member, source: unknown, facts: CanonicalFacts, index: number): unknown {
  switch (member.kind) {
    case 'object':
      return writeMembers(member.members, at(source, member.from), facts)
    case 'list':
      return (member.derive?.(source) ?? listAt(source, member.from)).map((item, place) =>
        writeMembers(member.members, item, facts, place),
      )
    case 'flag':
      return member.derive ? member.derive(facts) : at(source, member.from) === true
    case 'count':
      return index + 1
    case 'codes':
      return listAt(source, member.from).map(String)
    default:
      return writeText(member, source, facts)
  }
}

const listAt = (source: unknown, path: string | undefined): unknown[] => {
  const value = at(source, path)
  return Array.isArray(value) ? value : []
}

/** Days and amounts in their one form; what cannot be read stays as it was typed, for the check to name. */
function writeText(member: TextualMember, source: unknown, facts: CanonicalFacts): string {
  const value = member.write ? member.write(facts, source) : at(source, member.from)
  const typed = value === undefined || value === null ? '' : String(value)
  if (member.kind === 'day') return parseDay(typed) ?? typed
  if (member.kind === 'text') return typed
  return decimalText(typed, member.places)
}
