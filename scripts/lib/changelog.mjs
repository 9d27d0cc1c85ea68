/** Headings of a release, in their order, by the kind of change. */
const HEADINGS = {
  filings: 'Check your filings',
  added: 'Added',
  changed: 'Changed',
  fixed: 'Fixed',
  security: 'Security',
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** One change, `{ kind, text }`, from the text of its file. Throws when the file has another form. */
export function readChange(name, content) {
  const [, kind, text] = /^kind: (\w+)\n\n([\s\S]+)$/.exec(content) ?? []
  if (!(kind in HEADINGS)) {
    throw new Error(`${name}: begin with 'kind: ${Object.keys(HEADINGS).join('|')}' and an empty line.`)
  }
  const paragraph = text.trim()
  if (/\n\n/.test(paragraph)) throw new Error(`${name}: write one paragraph.`)
  return { kind, text: paragraph.replace(/\s*\n\s*/g, ' ') }
}

/** The points of a section of the changelog, by kind. */
function pointsOf(section) {
  const points = Object.fromEntries(Object.keys(HEADINGS).map((kind) => [kind, []]))
  let kind
  for (const line of section.split('\n')) {
    const heading = /^### (.+)$/.exec(line)?.[1]
    if (heading) kind = Object.keys(HEADINGS).find((key) => HEADINGS[key] === heading)
    else if (line.startsWith('- ') && kind) points[kind].push(line)
    else if (line.trim() !== '') throw new Error(`CHANGELOG.md: '${line}' is under no heading of a release.`)
  }
  return points
}

/**
 * The changelog in which the section 'Unreleased', if any, and the changes are the release `version` of `day`
 * (`YYYY-MM-DD`).
 */
export function withRelease(changelog, changes, version, day) {
  const start = /^## /m.exec(changelog)?.index ?? changelog.length
  const [, unreleased = '', older] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))([\s\S]*)$/m.exec(
    changelog,
  ) ?? [undefined, '', changelog.slice(start)]
  const points = pointsOf(unreleased)
  for (const { kind, text } of changes) points[kind].push(`- ${text}`)
  const parts = Object.entries(HEADINGS)
    .filter(([kind]) => points[kind].length > 0)
    .map(([kind, heading]) => `### ${heading}\n\n${points[kind].join('\n')}\n`)
  const [year, month, date] = day.split('-').map(Number)
  const title = `## ${version}, ${MONTHS[month - 1]} ${date}, ${year}`
  return `${changelog.slice(0, start)}${[title, ...parts].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n${older}`
}

/** Whether version `next` (`1.2.3`) is later than `current`. */
export function isLater(next, current) {
  const [a, b] = [next, current].map((version) => version.split('.').map(Number))
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at] > b[at]
}

/** A package's manifest, or its entry in the lockfile, with `version` for itself and for the packages of the product. */
export function withVersion(manifest, version) {
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith('@edfe/') ? version : range,
  ])
  return {
    ...manifest,
    version,
    ...(manifest.dependencies && { dependencies: Object.fromEntries(dependencies) }),
  }
}
