import { t } from '../../words/t.ts'
/** One fact of a record: its name in the data, the same in words, and what is kept. */
export interface RecordRow {
  name: string
  words: string
  value: string
}

const isPerson = (value: object): value is { name: string } => {
  const keys = Object.keys(value)
  return keys.length === 2 && 'id' in value && 'name' in value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Short forms in names of the data, as people write them. */
const SHORT_FORMS: Record<string, string> = {
  adcvd: 'AD/CVD',
  awb: 'AWB',
  bl: 'B/L',
  cbp: 'CBP',
  dba: 'DBA',
  ein: 'EIN',
  eta: 'ETA',
  firms: 'FIRMS',
  ftz: 'FTZ',
  hts: 'HTS',
  htsus: 'HTSUS',
  id: 'ID',
  ids: 'IDs',
  ir: 'I.R.',
  irc: 'IRC',
  it: 'I.T.',
  json: 'JSON',
  mid: 'MID',
  pga: 'PGA',
  spi: 'SPI',
  ssn: 'SSN',
  tin: 'TIN',
  us: 'U.S.',
  usd: 'USD',
  zip: 'ZIP',
}

/** 'total_entered_value' as 'Total entered value', 'foreignValue' as 'Foreign value', 'it_date' as 'I.T. date'. */
export function storedNameLabel(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ -]+/)
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Every fact of a record in its order, those inside of others after their names; nothing kept reads 'None'. */
export function storedRows(record: object, prefix: readonly string[] = []): RecordRow[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const path = [...prefix, key]
    if (isObject(value) && !isPerson(value) && Object.keys(value).length > 0) return storedRows(value, path)
    return [{ name: path.join('.'), words: path.map(storedNameLabel).join(', '), value: shownValue(value) }]
  })
}

function shownValue(value: unknown): string {
  if (typeof value === 'boolean')
    return value
      ? t({ id: 'common.yes', defaultMessage: 'Yes' })
      : t({ id: 'common.no', defaultMessage: 'No' })
  if (isObject(value)) return isPerson(value) ? value.name : t({ id: 'common.none', defaultMessage: 'None' })
  return value === null || value === undefined || value === ''
    ? t({ id: 'common.none', defaultMessage: 'None' })
    : String(value)
}
