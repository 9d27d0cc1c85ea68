import { type CanonicalProblem, codesProblem, countProblem, textProblem } from './member-problem.ts'
import { isObject, type Json, put } from './path.ts'
import type {
  CodesMember,
  FlagMember,
  ListMember,
  Member,
  Members,
  ObjectMember,
  TextualMember,
} from './shape/shape.ts'

/** A member that follows from others, as a file gives it; of a list, the number of its rows. */
export interface Claim {
  path: string
  member: TextualMember | FlagMember | ListMember
  value: unknown
}

/** The content of a file, as far as it can be read. */
export interface Reading {
  draft: Json
  problems: CanonicalProblem[]
  claims: Claim[]
}

/** Reads a file by the table of its members. Every field that is wrong is named; what is blank is left out. */
export function readCanonical(members: Members, json: unknown): Reading {
  const reading: Reading = { draft: {}, problems: [], claims: [] }
  readMembers(reading, members, { json, path: '', target: reading.draft, index: 0 })
  return reading
}

/** A value of the file, its place, and the section of the draft that it is put into. */
interface Place {
  json: unknown
  path: string
  target: Json
  /** Its place in the nearest list. */
  index: number
}

function readMembers(reading: Reading, members: Members, place: Place): void {
  const { json, path } = place
  const prefix = path ? `${path}.` : ''
  if (!isObject(json)) {
    say(reading, path, 'Must be an object.')
    return
  }
  for (const name of Object.keys(json))
    if (!Object.hasOwn(members, name)) say(reading, prefix + name, 'Is not a field of this format.')
  for (const name in members) {
    const member = members[name]!
    const own = { ...place, json: json[name], path: prefix + name }
    if (Object.hasOwn(json, name)) readMember(reading, member, own)
    else if ('required' in member) say(reading, own.path, 'Is required.')
  }
}

function readMember(reading: Reading, member: Member, place: Place): void {
  switch (member.kind) {
    case 'object':
      readObject(reading, member, place)
      break
    case 'list':
      readList(reading, member, place)
      break
    case 'codes':
      readCodes(reading, member, place)
      break
    case 'count':
      say(reading, place.path, countProblem(member, place.json, place.index))
      break
    case 'flag':
      readFlag(reading, member, place)
      break
    default:
      readText(reading, member, place)
  }
}

function readObject(reading: Reading, member: ObjectMember, place: Place): void {
  const { from, members } = member
  const target: Json = from === undefined ? place.target : {}
  readMembers(reading, members, { ...place, target })
  if (from !== undefined && Object.keys(target).length > 0) put(place.target, from, target)
}

function readList(reading: Reading, member: ListMember, { json, path, target }: Place): void {
  if (!Array.isArray(json)) {
    say(reading, path, 'Must be a list.')
    return
  }
  if (json.length > member.max) {
    say(reading, path, `Must hold at most ${member.max}.`)
    return
  }
  const items = json.map((value, index) => {
    const item: Json = {}
    readMembers(reading, member.members, { json: value, path: `${path}.${index}`, target: item, index })
    return item
  })
  if (member.derive) reading.claims.push({ path, member, value: items.length })
  else if (member.from !== undefined && items.length > 0) put(target, member.from, items)
}

function readCodes(reading: Reading, member: CodesMember, { json, path, target }: Place): void {
  const problem = codesProblem(member, json)
  if (problem) say(reading, path, problem)
  else if ((json as string[]).length > 0) put(target, member.from!, json)
}

function readFlag(reading: Reading, member: FlagMember, { json, path, target }: Place): void {
  if (typeof json !== 'boolean') say(reading, path, 'Must be true or false.')
  else if (member.derive) reading.claims.push({ path, member, value: json })
  else if (json) put(target, member.from!, json)
}

function readText(reading: Reading, member: TextualMember, { json, path, target }: Place): void {
  const problem = textProblem(member, json)
  if (problem) say(reading, path, problem)
  else if (json === '') return
  else if (member.derived) reading.claims.push({ path, member, value: json })
  else if (member.from !== undefined) put(target, member.from, json)
}

function say({ problems }: Reading, path: string, message: string | undefined): void {
  if (message) problems.push({ path, message })
}
