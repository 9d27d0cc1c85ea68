import { label, type MessageDescriptor } from '../messages/index.ts'
import type { Grade } from './programs/grade.ts'

/** What an agency asks whose data, or some of them, cannot be filed here, and where it is given. */
interface Elsewhere {
  words: MessageDescriptor
  source: string
  grade: Grade
}

/** By the code of the agency; the words are about its programs that have no definition. */
export const FILED_ELSEWHERE: Readonly<Record<string, Elsewhere>> = {
  AMS: {
    words: label({
      id: 'agency-elsewhere.AMS',
      defaultMessage:
        'Organic goods need an NOP import certificate (database INTEGRITY); eggs, peanuts and goods under a marketing order a certificate or an inspection of AMS.',
    }),
    source: 'AMS guide, July 2025, at second hand',
    grade: 'C',
  },
  APH: {
    words: label({
      id: 'agency-elsewhere.APH',
      defaultMessage:
        'Animals, products of them and modified organisms need a permit of APHIS or a certificate of the country of export.',
    }),
    source: 'ACE Agency Tariff Code Reference, March 4, 2026; requirements of APHIS at second hand',
    grade: 'C',
  },
  ATF: {
    words: label({
      id: 'agency-elsewhere.ATF',
      defaultMessage: 'Weapons, ammunition and explosives need an import permit of ATF (form 6).',
    }),
    source: 'Memory',
    grade: '?',
  },
  DEA: {
    words: label({
      id: 'agency-elsewhere.DEA',
      defaultMessage:
        'Controlled substances and listed chemicals need form DEA 236 or 486, machines for pills form DEA 452, before the entry.',
    }),
    source: 'Memory',
    grade: '?',
  },
  EPA: {
    words: label({
      id: 'agency-elsewhere.EPA',
      defaultMessage:
        'Pesticides need a notice of arrival (form 3540-1), vehicles and engines form 3520-1 or 3520-21, refrigerants an allowance of EPA.',
    }),
    source: 'EPA guide, April 2025, at second hand',
    grade: 'C',
  },
  FSI: {
    words: label({
      id: 'agency-elsewhere.FSI',
      defaultMessage:
        'Meat, poultry, egg products and catfish need the health certificate of the country of export; FSIS inspects them by its system PHIS.',
    }),
    source: 'FSIS guide at second hand',
    grade: 'C',
  },
  FWS: {
    words: label({
      id: 'agency-elsewhere.FWS',
      defaultMessage:
        'FWS takes its declaration (form 3-177) in its own system eDecs, 48 hours ahead, at a port that it designates; the importer needs a license.',
    }),
    source: 'FWS guide, August 2017, at second hand',
    grade: 'C',
  },
  NMF: {
    words: label({
      id: 'agency-elsewhere.NMF',
      defaultMessage:
        'Tuna, swordfish, toothfish and fish of the monitoring program need an IFTP permit of NOAA Fisheries.',
    }),
    source: 'ACE Agency Tariff Code Reference, March 4, 2026; requirements of NOAA Fisheries at second hand',
    grade: 'C',
  },
  OMC: {
    words: label({ id: 'agency-elsewhere.OMC', defaultMessage: 'Shrimp needs form DS-2031.' }),
    source: 'Memory',
    grade: '?',
  },
}
