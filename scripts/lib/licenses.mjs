/** Licenses under which a package may be part of the product; a choice of licenses needs one of them, a sum all. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib', 'Bitstream-Vera'],
])

/** Packages whose manifest names no license by its identifier: who read the license, and what it is. */
const READ = new Map([
  // Bitstream Vera and Arev: fonts may be used, embedded and passed on, not sold alone.
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['png-js', 'MIT'],
  ...['ssh2', 'cpu-features', 'buildcheck'].map((name) => [name, 'MIT']),
])

const isAllowed = (license) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part)))

/**
 * The packages of a lockfile by their license, the product's own left out, and those whose license is not allowed or
 * not known.
 */
export function licensesOf(lockfile) {
  const byLicense = {}
  const refused = []
  for (const [path, { license: stated = 'not stated', version }] of Object.entries(lockfile.packages)) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || version === undefined) continue
    const bare = path.slice(at + 'node_modules/'.length)
    const name = `${bare}@${version}`
    const license = READ.get(bare) ?? stated
    byLicense[license] = [...(byLicense[license] ?? []), name]
    if (!isAllowed(license)) refused.push(`${name}: ${license}`)
  }
  return { byLicense, refused }
}
