/** A flag of a tariff number: an agency asks, or may ask, for data of these goods. */
export interface AgencyFlag {
  code: string
  agency: string
  programs: readonly string[]
  /** Of a flag with several programs: the one that the list of the agency names for the number. */
  proposed?: readonly string[]
  /** May: the goods may be such that the agency asks nothing, and a disclaimer says so. */
  need: 'must' | 'may'
  /** Letters of the disclaimers that the flag allows. */
  disclaimers: string
}

/**
 * CBP's ACE Agency Tariff Code Reference of March 4, 2026, in a transcription (grade B). Its 'A B C D unless the agency
 * guide says otherwise' is narrower where a guide is known: no B for pesticides (CSMS 17-000321); A alone for AMS and
 * for HS-7, and none for marketing orders (guides, grade C). F and G: PG01 note 1 of the chapter (grade A).
 */
export const FLAG_SOURCE = { edition: '2026-03-04', grade: 'B' } as const

const flag = (
  code: string,
  agency: string,
  need: AgencyFlag['need'],
  programs: string,
  disclaimers = '',
): AgencyFlag => ({ code, agency, need, programs: programs.split(' '), disclaimers })

const FDA = 'BIO COS DEV DRU FOO RAD TOB VME'
const NHTSA = 'MVS REI TPE OEI OFF'
const TTB = 'BER WIN DSP TOB'
const APHIS = 'AAC APQ AVS ABS'

/** True if goods with the flag need data or a reason why there are none. */
export const asksAlways = ({ need, disclaimers }: AgencyFlag): boolean =>
  need === 'must' || disclaimers !== ''

export const AGENCY_FLAGS: readonly AgencyFlag[] = [
  flag('EP1', 'EPA', 'may', 'ODS', 'ABCD'),
  flag('EP2', 'EPA', 'must', 'ODS'),
  flag('EP3', 'EPA', 'may', 'VNE', 'ABCD'),
  flag('EP4', 'EPA', 'must', 'VNE'),
  flag('EP5', 'EPA', 'may', 'PS1 PS2 PS3', 'ACD'),
  flag('EP6', 'EPA', 'must', 'PS1 PS2 PS3'),
  flag('EP7', 'EPA', 'may', 'TS1', 'ABCD'),
  flag('EP8', 'EPA', 'must', 'TS1'),
  flag('EH1', 'EPA', 'may', 'HFC', 'A'),
  flag('EH2', 'EPA', 'must', 'HFC'),
  flag('FS3', 'FSI', 'may', 'FSI', 'ABCD'),
  flag('FS4', 'FSI', 'must', 'FSI'),
  flag('NM1', 'NMF', 'may', '370', 'ABCD'),
  flag('NM2', 'NMF', 'must', '370'),
  flag('NM3', 'NMF', 'may', 'AMR', 'ABCD'),
  flag('NM4', 'NMF', 'must', 'AMR'),
  flag('NM5', 'NMF', 'may', 'HMS', 'ABCD'),
  flag('NM6', 'NMF', 'must', 'HMS'),
  flag('NM8', 'NMF', 'must', 'SIM'),
  flag('DT1', 'NHT', 'may', NHTSA, 'A'),
  flag('DT2', 'NHT', 'must', NHTSA),
  flag('AL1', 'APH', 'may', 'APL', 'ABCDG'),
  flag('AL2', 'APH', 'must', 'APL'),
  flag('FD1', 'FDA', 'may', FDA, 'ABCDF'),
  flag('FD2', 'FDA', 'must', FDA),
  flag('FD3', 'FDA', 'may', FDA, 'ABCDF'),
  flag('FD4', 'FDA', 'must', FDA),
  flag('AM1', 'AMS', 'may', 'EG', 'A'),
  flag('AM2', 'AMS', 'must', 'EG'),
  flag('AM3', 'AMS', 'may', 'MO'),
  flag('AM4', 'AMS', 'must', 'MO'),
  flag('AM6', 'AMS', 'must', 'PN'),
  flag('AM7', 'AMS', 'may', 'OR', 'A'),
  flag('AM8', 'AMS', 'must', 'OR'),
  flag('TB1', 'TTB', 'may', TTB, 'ABCD'),
  flag('TB2', 'TTB', 'must', TTB),
  flag('TB3', 'TTB', 'may', TTB, 'AC'),
  flag('AQ1', 'APH', 'may', APHIS, 'ABCD'),
  flag('AQ2', 'APH', 'must', APHIS),
  // Nothing is sent for goods that APHIS does not ask about.
  flag('AQX', 'APH', 'may', APHIS),
  flag('OM1', 'OMC', 'may', 'OMC', 'ABCD'),
  flag('OM2', 'OMC', 'must', 'OMC'),
  flag('FW1', 'FWS', 'may', 'FWS', 'CDE'),
  flag('FW2', 'FWS', 'must', 'FWS'),
  flag('FW3', 'FWS', 'may', 'FWS', 'CD'),
  flag('DE1', 'DEA', 'may', 'DEA', 'ABCD'),
  flag('DE3', 'DEA', 'may', 'MAC', 'ABCD'),
  flag('CP1', 'CPS', 'may', 'CPS', 'ABCD'),
  flag('CP2', 'CPS', 'must', 'CPS'),
]
