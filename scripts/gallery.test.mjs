import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'

/** Components without an example, each with the reason. */
const WITHOUT_EXAMPLE = {
  ProposalsDialog: 'it is the frame of LaneDialog and ArrivalNoticeDialog, which have one',
  ExpiredSessionDialog: 'it opens AskAgain, which has one, when the session ends',
  ProofDialog: 'it opens AskForProof, which has one, when the server asks for it',
  OrganizationChangedDialog: 'it opens OrganizationChanged, which has one, when the server says so',
}

const sources = (pattern) =>
  globSync(inRoot(pattern))
    .filter((file) => !/\.test\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const examples = sources('apps/web/gallery/examples/*.tsx').join('\n')
const isDrawnIn = (text, name) => new RegExp(`<${name}[\\s/<>]`).test(text)

/** The components that a folder exports, each with its file: functions and constants with a capital letter. */
const componentsOf = (folder) =>
  sources(`${folder}/*.tsx`).flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)(?=[<(: ])/gm)]
      .map(([, name]) => ({ name, text }))
      .filter(({ name }) => name !== name.toUpperCase()),
  )

const withoutExample = (components) =>
  components.filter(({ name }) => !isDrawnIn(examples, name) && !Object.hasOwn(WITHOUT_EXAMPLE, name))

/** The components that no example draws, neither itself nor as a part of another; a dialog opens on demand, so that its page shows none. */
function notShown(components) {
  const left = withoutExample(components)
  const shown = components.filter((one) => !left.includes(one))
  for (const { text } of shown)
    for (const one of left)
      if (!shown.includes(one) && !one.name.endsWith('Dialog') && isDrawnIn(text, one.name)) shown.push(one)
  return left.filter((one) => !shown.includes(one))
}

const namesOf = (components) => components.map(({ name }) => name)

it.each([
  ['apps/web/src/ui', 35],
  ['apps/web/src/site/ui', 8],
])('every component of %s has an example in the gallery', (folder, atLeast) => {
  const components = componentsOf(folder)
  expect(components.length).toBeGreaterThan(atLeast)
  expect(namesOf(withoutExample(components))).toEqual([])
})

it.each([
  ['apps/web/src/settings', 20],
  ['apps/web/src/settings/organization', 18],
  ['apps/web/src/parts', 7],
  ['apps/web/src/reports', 5],
  ['apps/web/src/payments', 7],
  ['apps/web/src/customs-messages', 4],
  ['apps/web/src/refunds', 5],
  ['apps/web/src/shell', 20],
  ['apps/web/src/operator', 9],
  ['apps/web/src/account', 14],
  ['apps/web/src/account/restore', 5],
  ['apps/web/src/start', 3],
  ['apps/web/src/notifications', 2],
  ['apps/web/src/lookup', 3],
])('an example of the gallery shows every component of %s', (folder, atLeast) => {
  const components = componentsOf(folder)
  expect(components.length).toBeGreaterThan(atLeast)
  expect(namesOf(notShown(components))).toEqual([])
})

it('every dialog of the application has an example in the gallery', () => {
  const dialogs = componentsOf('apps/web/src/**').filter(({ name }) => name.endsWith('Dialog'))
  expect(dialogs.length).toBeGreaterThan(30)
  expect(namesOf(withoutExample(dialogs))).toEqual([])
})

it('no component on the list of those without an example has one', () => {
  expect(Object.keys(WITHOUT_EXAMPLE).filter((name) => examples.includes(`<${name}`))).toEqual([])
})
