import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Importer/Bond Query, version 7',
  effective: '2025-07-15',
})

/**
 * The answer to a query of importers and bonds (KR): K1 and K2 for each continuous bond, then addresses, legal name
 * and center. Names and cities are read as X, since they have punctuation.
 */
export const KR_RECORDS = [
  record('K1', 'Importer and Bond', [
    id('K1', 1, 2),
    f('importer', 3, 14, 'X', 'M', 'Importer Number'),
    f('result', 15, 15, 'AN', 'M', 'Query Results Code'),
    f('name', 16, 47, 'X', 'C', "Importer's Name"),
    f('surety', 48, 50, 'AN', 'C', 'Surety Code'),
    f('activity', 51, 51, 'AN', 'C', 'Bond Type/Activity Code'),
    f('bondAmount', 52, 60, 'SN', 'C', 'Bond Amount'),
    f('port', 61, 64, 'AN', 'C', 'District/Port Where Bond Was Filed'),
    f('effective', 65, 70, 'D', 'C', 'Bond Effective Date'),
    f('bondNumber', 71, 79, 'AN', 'C', 'Bond Number'),
    f('amountRecord', 80, 80, 'AN', 'C', 'Bond Amount Record Location Indicator'),
  ]),
  record('K2', 'Second Name and Bond Status', [
    id('K2', 1, 2),
    f('nameQualifier', 3, 5, 'A', 'C', 'Name Qualifier'),
    f('secondName', 6, 37, 'X', 'C', 'Line Two of Importer Name'),
    gap(38, 38),
    f('terminated', 39, 44, 'D', 'C', 'Bond Termination Date'),
    gap(45, 45),
    f('periodicStatement', 46, 46, 'AN', 'C', 'Periodic Monthly Statement Status'),
    gap(47, 47),
    f('sufficient', 48, 48, 'AN', 'C', 'Bond Sufficiency Indicator'),
    gap(49, 49),
    f('userStatus', 50, 50, 'AN', 'C', 'Bond User Status Indicator'),
    gap(51, 51),
    f('userTerminated', 52, 57, 'D', 'C', 'Bond User Termination Date'),
    f('bondAmount', 58, 67, 'SN', 'C', 'Bond Amount'),
    gap(68, 80),
  ]),
  record('K3', 'Mailing Address', [
    id('K3', 1, 2),
    f('line1', 3, 34, 'X', 'C', 'Address Line One'),
    f('line2', 35, 66, 'X', 'C', 'Address Line Two'),
    gap(67, 80),
  ]),
  record('K4', 'City of the Mailing Address', [
    id('K4', 1, 2),
    gap(3, 34),
    f('city', 35, 55, 'X', 'M', 'City'),
    f('state', 56, 57, 'A', 'M', 'State Code'),
    f('postalCode', 58, 66, 'AN', 'M', 'Postal Code'),
    gap(67, 80),
  ]),
  record('K5', 'Physical Address', [
    id('K5', 1, 2),
    f('line1', 3, 34, 'X', 'C', 'Address Line One'),
    f('line2', 35, 66, 'X', 'C', 'Address Line Two'),
    gap(67, 80),
  ]),
  record('K6', 'City of the Physical Address', [
    id('K6', 1, 2),
    gap(3, 34),
    f('city', 35, 55, 'X', 'M', 'City'),
    f('state', 56, 57, 'A', 'M', 'State Code'),
    f('postalCode', 58, 66, 'AN', 'M', 'Postal Code'),
    gap(67, 80),
  ]),
  record('K7', 'Legal Name and Center', [
    id('K7', 1, 2),
    f('legalName', 3, 32, 'X', 'M', 'Full Legal Importer Name'),
    gap(33, 33),
    f('center', 34, 39, 'AN', 'M', 'Center Identifier'),
    gap(40, 40),
    f('centerName', 41, 70, 'X', 'M', 'Center ID Description'),
    gap(71, 80),
  ]),
  record('K8', 'Additional Information', [
    id('K8', 1, 2),
    f('qualifier', 3, 5, 'AN', 'M', 'Additional Information Qualifier Code'),
    f('text', 6, 75, 'X', 'M', 'Additional Information'),
    gap(76, 80),
  ]),
] as const
