/** Somebody who can be mentioned. */
interface Mentionable {
  id: string
  name: string
}

const WORD = /[\p{L}\p{N}]/u

/**
 * Finds the people that a comment names: '@' and a member's full name, in any case, where no word goes on.
 * Where one name begins another (Ann Lee, Ann Lee Cho) the longer one counts.
 */
export function mentionedIn<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const found = new Set<Person>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (WORD.test(text[at - 1] ?? '')) continue
    const rest = text.slice(at + 1).toLowerCase()
    const named = longestFirst.filter(
      ({ name }) => rest.startsWith(name.toLowerCase()) && !WORD.test(rest[name.length] ?? ''),
    )
    // Members of one name are all meant: nothing in the text tells them apart.
    for (const person of named) if (person.name.length === named[0]?.name.length) found.add(person)
  }
  return people.filter((person) => found.has(person))
}
