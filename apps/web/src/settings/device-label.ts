import { t } from '../words/t.ts'

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const first = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome on Windows' of a browser's own description; 'Unknown device' when it says nothing. */
export function deviceLabel(userAgent: string | null): string {
  const browser = first(BROWSERS, userAgent ?? '')
  const system = first(SYSTEMS, userAgent ?? '')
  if (!browser && !system) return t({ id: 'device-label.unknown-device', defaultMessage: 'Unknown device' })
  const name = browser ?? t({ id: 'device-label.browser', defaultMessage: 'Browser' })
  return system
    ? t({ id: 'device-label.browser-on-system', defaultMessage: '{name} on {system}' }, { name, system })
    : name
}
