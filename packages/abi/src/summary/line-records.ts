import type { DeclarationFacts, LineFacts, TariffFacts } from '@edfe/domain/filing'
import type { RecordToEncode } from '../codec/batch.ts'

/** Records 40 to 62 of one line, in CBP's order: the article's visa, cases and fees follow its tariff rows. */
export const lineRecords = (line: LineFacts): RecordToEncode[] => [
  {
    id: '40',
    values: {
      lineId: line.id,
      origin: line.origin,
      exportCountry: line.exportCountry,
      exportDate: line.exportDate,
      specialProgram: line.specialProgram,
      charges: line.charges,
      foreignPort: line.foreignPort,
      grossWeight: line.grossWeight,
      textileCategory: line.textileCategory,
      relatedParty: line.relatedParty,
    },
  },
  ...(line.ftzStatus ? [{ id: '41', values: { ...line.ftzStatus } }] : []),
  ...line.descriptions.map((text) => ({ id: '44', values: { text } })),
  ...line.parties.map(({ kind, id }) => ({ id: '47', values: { kind, party: id } })),
  ...line.tariffs.map(tariff),
  ...(line.visaNumber ? [{ id: '51', values: { visa: line.visaNumber } }] : []),
  ...line.licences.map(({ type, number }) => ({
    id: '52',
    values: { licenceType: type, licenceNumber: number },
  })),
  ...line.adcvd.map((adcvd) => ({ id: '53', values: { ...adcvd } })),
  ...line.declarations.map(declaration),
  ...(line.irTax ? [{ id: '60', values: { class: line.irTax.classCode, amount: line.irTax.amount } }] : []),
  ...(line.otherRevenue
    ? [{ id: '61', values: { class: line.otherRevenue.classCode, amount: line.otherRevenue.amount } }]
    : []),
  ...line.fees.map(({ classCode, amount }) => ({ id: '62', values: { class: classCode, amount } })),
]

function tariff({ hts, duty, value, quantities }: TariffFacts): RecordToEncode {
  const values: RecordToEncode['values'] = { hts, duty, value }
  quantities.forEach(({ amount, unit }, index) => {
    // A quantity is sent as zero, not blank, beside unit X.
    values[`quantity${index + 1}`] = amount ?? '0'
    values[`unit${index + 1}`] = unit
  })
  return { id: '50', values }
}

function declaration(facts: DeclarationFacts): RecordToEncode {
  if (facts.type === '08') {
    return facts.meltPour === 'OTH'
      ? { id: '54-08', values: { meltPourApplies: 'OTH' } }
      : { id: '54-08', values: { meltPour: facts.meltPour } }
  }
  return {
    id: '54-07',
    values: {
      primaryApplies: facts.primarySmelt ? 'Y' : 'N',
      primary: facts.primarySmelt,
      secondaryApplies: facts.secondarySmelt ? 'Y' : 'N',
      secondary: facts.secondarySmelt,
      cast: facts.cast,
    },
  }
}
