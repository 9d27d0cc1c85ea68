import type { AeLine, CaseFacts, CraftFacts, DeclarationFacts, TariffFacts } from '@edfe/domain/filing'
import { LINE_HEADER_NAMES } from '@edfe/domain/filing'
import { OTHER_COUNTRY } from '@edfe/domain/reference'
import { type AeRecord, aeRecord, reasonValues } from './ae-record.ts'

/** Records 40 to 63 of one line, in CBP's order: the article's visa, cases and fees follow its tariff rows. */
export const lineRecords = (line: AeLine): AeRecord[] => [
  lineHeader(line),
  ...zoneStatus(line),
  ...(line.rulingNumber ? [aeRecord('43', { rulingTypeCode: 'R', rulingNumber: line.rulingNumber })] : []),
  ...line.descriptions.map((text) => aeRecord('44', { text })),
  ...line.parties.map(({ kind, id }) => aeRecord('47', { kind, party: id })),
  ...line.tariffs.map(tariff),
  ...(line.visaNumber ? [aeRecord('51', { visa: line.visaNumber })] : []),
  ...line.licenses.map(({ type, number }) => aeRecord('52', { licenseType: type, licenseNumber: number })),
  ...line.adcvd.map(adcvdCase),
  ...line.declarations.map(declaration),
  ...(line.irTax ? [aeRecord('60', { class: line.irTax.classCode, amount: line.irTax.amount })] : []),
  ...(line.otherRevenue
    ? [aeRecord('61', { class: line.otherRevenue.classCode, amount: line.otherRevenue.amount })]
    : []),
  ...line.fees.map(({ classCode, amount }) => aeRecord('62', { class: classCode, amount })),
  ...(line.correctionReasons?.length ? [aeRecord('63', reasonValues(line.correctionReasons))] : []),
  ...(line.censusOverrides.length > 0 ? [aeRecord('CW02', overrideValues(line.censusOverrides))] : []),
]

const lineHeader = (line: AeLine): AeRecord =>
  aeRecord('40', {
    lineId: line.id,
    setIndicator: line.setIndicator,
    origin: line.origin,
    exportCountry: line.exportCountry,
    exportDate: line.exportDate,
    textileExportDate: line.textileExportDate,
    charges: line.charges,
    foreignPort: line.foreignPort,
    grossWeight: line.grossWeight,
    ...Object.fromEntries(LINE_HEADER_NAMES.map((name) => [name, line[name]])),
    nonReimbursement: line.nonReimbursement && 'Y',
  })

function zoneStatus({ ftzStatus }: AeLine): AeRecord[] {
  if (!ftzStatus) return []
  const { status, filingDate, quantity } = ftzStatus
  return [aeRecord('41', { status, filingDate, quantity })]
}

/**
 * A quantity is sent as zero, not blank, with unit X, and left blank with its unit where the heading wants
 * none.
 */
function tariff({ hts, duty, value, quantities: [first, second, third] }: TariffFacts): AeRecord {
  return aeRecord('50', {
    hts,
    duty,
    value,
    quantity1: first && (first.amount ?? '0'),
    unit1: first?.unit,
    quantity2: second && (second.amount ?? '0'),
    unit2: second?.unit,
    quantity3: third && (third.amount ?? '0'),
    unit3: third?.unit,
  })
}

const adcvdCase = (facts: CaseFacts): AeRecord => aeRecord('53', { ...facts })

function declaration(facts: DeclarationFacts): AeRecord {
  switch (facts.type) {
    case '01':
      return aeRecord('54-01', {
        softwoodIndicator: facts.conforms,
        softwoodPrice: facts.price,
        softwoodCharges: facts.charges,
      })
    case '02':
      return aeRecord('54-02', { exclusion: facts.exclusion })
    case '03':
      return aeRecord('54-03', { exclusion: facts.exclusion })
    case '04':
      return aeRecord('54-04', { exportCertificate: facts.certificate })
    case '05':
      return craftDetail(facts)
    case '06':
      return aeRecord('54-06', { caseCertification: 'ADCVD CERT' })
    case '07':
      return aeRecord('54-07', {
        primaryApplies: facts.primarySmelt ? 'Y' : 'N',
        primary: facts.primarySmelt,
        secondaryApplies: facts.secondarySmelt ? 'Y' : 'N',
        secondary: facts.secondarySmelt,
        cast: facts.cast,
      })
    case '08':
      return facts.meltPour === OTHER_COUNTRY
        ? aeRecord('54-08', { meltPourApplies: OTHER_COUNTRY })
        : aeRecord('54-08', { meltPour: facts.meltPour })
    case '09':
      return aeRecord('54-09', { bifacialCertification: '201BIFAC CERT' })
    case '10':
      return aeRecord('54-10', { craneCertification: '301STS CERT' })
    case '11':
      return aeRecord('54-11', { autoLicense: facts.license })
    case '12':
      return aeRecord('54-12', {
        primarySmelt: facts.primarySmelt,
        secondarySmelt: facts.secondarySmelt,
        recentCast: facts.cast,
      })
  }
}

/** Group and allocation are not used for goods entered since 2023: the chapter has them filled. */
const craftDetail = ({
  producerId,
  producerName,
  rateDesignation,
  taxRate,
  flavorCredit,
}: CraftFacts): AeRecord =>
  aeRecord('54-05', {
    controlledGroup: 'XXXXXXXXXX',
    producerId,
    producerName,
    allocation: '0',
    flavorCredit: flavorCredit && 'Y',
    rateDesignation,
    taxRate,
  })

/** Warnings and reasons by their slots. */
const overrideValues = (overrides: AeLine['censusOverrides']) => ({
  censusWarningConditionCode1: overrides[0]?.warning ?? '',
  censusWarningConditionOverrideCode1: overrides[0]?.reason ?? '',
  censusWarningConditionCode2: overrides[1]?.warning,
  censusWarningConditionOverrideCode2: overrides[1]?.reason,
  censusWarningConditionCode3: overrides[2]?.warning,
  censusWarningConditionOverrideCode3: overrides[2]?.reason,
  censusWarningConditionCode4: overrides[3]?.warning,
  censusWarningConditionOverrideCode4: overrides[3]?.reason,
  censusWarningConditionCode5: overrides[4]?.warning,
  censusWarningConditionOverrideCode5: overrides[4]?.reason,
  censusWarningConditionCode6: overrides[5]?.warning,
  censusWarningConditionOverrideCode6: overrides[5]?.reason,
  censusWarningConditionCode7: overrides[6]?.warning,
  censusWarningConditionOverrideCode7: overrides[6]?.reason,
})
