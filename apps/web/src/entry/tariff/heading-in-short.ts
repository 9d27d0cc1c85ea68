const SHORT = 48

/** The first words of a heading, enough to recognize it. */
export const headingInShort = (description: string): string => {
  const clause = description.replace(/:$/, '').split(/[,;(]/)[0] ?? ''
  return clause.length > SHORT ? `${clause.slice(0, clause.lastIndexOf(' ', SHORT))} …` : clause
}
