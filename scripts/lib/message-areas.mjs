/** Folders and messages by their area, the first that fits: a page loads the areas that its parts need. */
const BY_PLACE = [
  [/^apps\/web\/src\/site\/(pages\/tariff|pages\/estimate|ui)\//, 'domain'],
  [/^apps\/web\/src\/site\//, 'site'],
  [/^apps\/web\/src\/entry\//, 'entry'],
  [/^apps\/web\/src\/(start|form-guide)\//, 'start'],
  [/^apps\/web\//, 'app'],
  [/^apps\//, 'api'],
  [/^packages\/(contracts|tariff|form-7501)\//, 'domain'],
]
const BY_TABLE = {
  condition: 'conditions',
  rule: 'rules',
  field: 'fields',
  unit: 'fields',
  customs: 'customs',
  isf: 'customs',
}

/** The area of a message: the file of its translations. `file` is where its English is; tables of the domain have none. */
export function areaOf(id, file = '') {
  const [subject] = id.split('.')
  if (subject === 'common') return 'app'
  return BY_PLACE.find(([place]) => place.test(file))?.[1] ?? BY_TABLE[subject] ?? 'domain'
}
