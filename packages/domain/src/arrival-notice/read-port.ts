import { readCountry } from '../lines-import/read-country.ts'
import { latinLetters } from '../reference/latin-letters.ts'
import {
  AIRPORTS,
  airportsOf,
  FOREIGN_LOCODES,
  FOREIGN_PORTS,
  isEntryPort,
  NAMES_OF_TODAY,
  PORTS,
  type Port,
  portOfAirport,
  searchLookup,
  US_LOCODES,
} from '../reference/lazy/index.ts'
import { US_STATES } from '../reference/small-tables.ts'
import type { NoticeWay } from './way-of-notice.ts'

/** A port by its code, its UN/LOCODE or its name; undefined when the name fits several ports, or none. */
export const readPort = (table: 'foreign-ports' | 'port-codes', text: string): string | undefined =>
  codeIn(table, text) ??
  namedPort(table, text) ??
  namedPort(table, withCommaBeforeLast(table, text)) ??
  onlyOne(table, text)

/**
 * The port where goods leave the carrier. By air it is an airport, by its IATA code ('JFK', 'New York (JFK)') or its city,
 * where the city has one; a notice by sea that prints 'LAX' says no harbor.
 */
export function readUnlading(text: string, way: NoticeWay | undefined): string | undefined {
  const airport = airportIn(text)
  const whole = withCommaBeforeLast('port-codes', text)
  if (way === 'air' || /\bairport\b/i.test(text)) return airport ?? airportOfCity(whole) ?? cityPort(whole)
  const port = readPort('port-codes', text)
  if (way !== undefined) return port !== undefined && AIRPORTS.has(port) ? undefined : port
  return airport !== undefined && airport !== port && port !== undefined ? undefined : (port ?? airport)
}

/** The port of an airport by the three letters of air waybills, alone, in brackets, as the last word, or after 'US'. */
const airportIn = (text: string): string | undefined => {
  const codes = [...text.matchAll(/(?<![A-Za-z])(?:US ?)?([A-Z]{3})(?![A-Za-z])/g)].flatMap(
    ([, code = '']) => portOfAirport(code) ?? [],
  )
  return unique([...new Set(codes)].map((code) => ({ code })))
}

/** Cities with several ports that are no airports: only the letters of the airport say which. */
const WITH_SEVERAL = new Set(['newyork', 'houston', 'washington', 'washingtondc', 'newyorknewjersey'])

/** Airports that Schedule D names after something else than their city. */
const AIRPORTS_OF_CITIES: Readonly<Record<string, string>> = {
  boston: 'BOS',
  detroit: 'DTW',
  sanjuan: 'SJU',
  newark: 'EWR',
  dallas: 'DFW',
  chicago: 'ORD',
}

/** An airport to which air waybills are made out; others have private flights and couriers. */
const isAirportOfWaybills = (port: Port): boolean =>
  AIRPORTS.has(port.code) && port.kind === 'port' && airportsOf(port.code).length > 0

/** The only airport of a city, such as that of Los Angeles, which is not the harbor. */
function airportOfCity(text: string): string | undefined {
  const { place, after } = partsOf(text)
  const wanted = plain(place.replace(/ (?:area|(?:int(?:'?l|ernational)? )?airport)\.?$/i, ''))
  const known = AIRPORTS_OF_CITIES[wanted]
  if (known) return portOfAirport(known)
  const states = after.flatMap((part) => stateOf(part) ?? [])
  const named = PORTS.filter(
    (port) =>
      isAirportOfWaybills(port) &&
      (states.length === 0 || states.includes(port.state)) &&
      [withoutAirport(port), port.name.split(', ')[1] ?? ''].some((name) => plain(name) === wanted),
  )
  return unique(named.filter(({ region }) => region !== ''))
}

/** A city that is one port with its airport, such as Chicago. */
function cityPort(text: string): string | undefined {
  if (WITH_SEVERAL.has(plain(partsOf(text).place))) return undefined
  const hasAirport = PORTS.some(
    (port) =>
      isAirportOfWaybills(port) && plain(port.name.split(', ')[1] ?? '') === plain(partsOf(text).place),
  )
  return hasAirport ? undefined : readPort('port-codes', text)
}

const namedPort = (table: 'foreign-ports' | 'port-codes', text: string): string | undefined =>
  table === 'foreign-ports' ? foreignPort(text) : usPort(text)

/** 'CHARLESTON SC' and 'SHANGHAI CHINA' with the comma that is left out before the state or the country. */
function withCommaBeforeLast(table: 'foreign-ports' | 'port-codes', text: string): string {
  const [, place, last = ''] = /^([^,()]+) ([\p{L}.]{2,})$/u.exec(text.trim()) ?? []
  const isPlaced = table === 'foreign-ports' ? readCountry(last) !== undefined : stateOf(last) !== undefined
  return place && isPlaced ? `${place}, ${last}` : text
}

const stateOf = (text: string): string | undefined =>
  US_STATES.find(
    ({ code, name }) => code === text.toUpperCase().replace(/[. ]/g, '') || plain(name) === plain(text),
  )?.code

function codeIn(table: 'foreign-ports' | 'port-codes', text: string): string | undefined {
  const digits = table === 'foreign-ports' ? 5 : 4
  // '2026-02-24' is a day, and no port with the code 2026.
  const code = new RegExp(`^\\(?(\\d{${digits}})\\b(?![-/.]\\d)|\\((\\d{${digits}})\\)`)
    .exec(text)
    ?.slice(1)
    .find(Boolean)
  return code && searchLookup(table, code, 1)[0]?.code === code ? code : undefined
}

/** Letters and digits of a place: 'Kao Hsiung' and 'KAOHSIUNG', 'Ft. Worth' and 'Fort Worth' are the same. */
const plain = (name: string): string =>
  latinLetters(name)
    .toLowerCase()
    .replace(/\b(ft|st)\b\.?/g, (short) => (short.startsWith('f') ? 'fort' : 'saint'))
    .replace(/[^a-z0-9\p{Script=Han}]/gu, '')

/** The place, and what follows it: 'Port of Charleston, SC (USCHS)' gives 'Charleston' and 'SC'. */
function partsOf(text: string): { place: string; after: string[] } {
  const [place = '', ...after] = text
    .replace(/^\s*(?:sea)?port of\s+/i, '')
    .replace(/\s+(?:(?:sea)?port|pt)\.?\s*(?=[,(]|$)/i, '')
    .split(/[,()[\]]| [-–] /)
    .map((part) => part.trim())
    .filter(Boolean)
  return { place, after }
}

const locodeIn = (text: string): string | undefined =>
  /(?<![A-Z])([A-Z]{2} ?[A-Z]{3})(?![A-Z])/.exec(text)?.[1]?.replace(' ', '')

const unique = <Row extends { code: string }>(rows: readonly Row[]): string | undefined =>
  rows.length === 1 ? rows[0]!.code : undefined

/** Provinces of Canada by their name and their letters today, with the letters that Schedule K writes after its ports. */
const PROVINCES: Readonly<Record<string, string>> = {
  britishcolumbia: 'BC',
  bc: 'BC',
  newbrunswick: 'NB',
  nb: 'NB',
  newfoundland: 'NFLD',
  newfoundlandandlabrador: 'NFLD',
  novascotia: 'NS',
  ns: 'NS',
  on: 'ONT',
  ont: 'ONT',
  ontario: 'ONT',
  qc: 'QUE',
  que: 'QUE',
  quebec: 'QUE',
}

/** A port of Schedule K: by its own name first, then by the other names of the place, in the country that the text names. */
function foreignPort(text: string): string | undefined {
  const locode = locodeIn(text) ?? ''
  const known = FOREIGN_LOCODES[locode]
  const { place, after } = known ? { place: known, after: [locode.slice(0, 2)] } : partsOf(text)
  const countries = after.flatMap((part) => readCountry(part) ?? [])
  const asked = plain(place)
  const today = plain(NAMES_OF_TODAY[asked] ?? place)
  if (today.length < 3) return undefined
  // Both names count: Kochi is a port of Japan, and the name of today of Cochin in India.
  const isWanted = (name: string) => [asked, today].includes(plain(name))
  const provinces = after.flatMap((part) => PROVINCES[plain(part)] ?? [])
  if (provinces.length > 0)
    return unique(FOREIGN_PORTS.filter(({ name }) => plain(name) === plain(`${place}${provinces[0]}`)))
  const here = FOREIGN_PORTS.filter(({ country }) => countries.length === 0 || countries.includes(country))
  const named = here.filter((port) => isWanted(port.name))
  if (named.length > 0) return unique(named)
  const byPlace = here.filter((port) => isWanted(port.name.split(',')[0]!))
  if (byPlace.length > 0) return unique(byPlace)
  return unique(here.filter(({ aliases }) => aliases.split('; ').some(isWanted)))
}

/** A port of Schedule D, in the state that the text names; one of several places in a name, such as 'Buffalo-Niagara Falls'. */
function usPort(text: string): string | undefined {
  const locode = US_LOCODES[locodeIn(text) ?? '']
  if (locode) return locode
  const { place, after } = partsOf(text)
  const states = after.flatMap((part) => stateOf(part) ?? [])
  const wanted = plain(place)
  if (wanted.length < 3) return undefined
  const inState = (port: Port) =>
    states.length === 0 ||
    states.includes(port.state) ||
    port.name
      .split(', ')
      .some((part) => US_STATES.some(({ code, name }) => name === part && states.includes(code)))
  // 'Seattle/Tacoma' names two harbors, not the airport of both.
  const isHarbors = (port: Port) =>
    place.includes('/') && /airport/i.test(port.name) && !port.name.includes('/')
  const here = PORTS.filter(
    (port) => isEntryPort(port) && port.kind === 'port' && inState(port) && !isHarbors(port),
  )
  const ways: ((port: Port) => string[])[] = [
    ({ name }) => [name.split(',')[0]!],
    (port) => [withoutAirport(port)],
    (port) => withoutAirport(port).split(/[/-]/),
  ]
  const found = ways.map((namesOf) =>
    here.filter((port) => namesOf(port).some((name) => plain(name) === wanted)),
  )
  // A port missing from CBP's list of Schedule D has no region: it comes last.
  const listed = found.map((ports) => ports.filter(({ region }) => region !== ''))
  // 'Richmond' is a port of California, and with Petersburg one of Virginia.
  const ofName = listed.flat().filter(({ name }) => plain(name.split(/[,-]/)[0]!) === wanted)
  if (states.length === 0 && new Set(ofName.map(({ state }) => state)).size > 1) return undefined
  return unique([...listed, ...found].find((ports) => ports.length > 0) ?? [])
}

const withoutAirport = ({ name }: Port): string =>
  name.split(',')[0]!.replace(/ (?:area|(?:international )?airport)$/i, '')

/** The only row that a search for the name finds, where nothing but the place is in the text. */
function onlyOne(table: 'foreign-ports' | 'port-codes', text: string): string | undefined {
  const name = text.replace(/[(,].*$/, '').trim()
  if (name.length < 3 || name !== text.trim()) return undefined
  // 'Los Angeles/Long Beach' are two ports.
  if (table === 'port-codes' && name.includes('/')) return undefined
  return unique(searchLookup(table, name, 2))
}
