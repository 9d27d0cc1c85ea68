import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** Line records of an entry summary (AE), as CBP's chapter of July 2026 lays them out. */
export const AE_LINE_RECORDS = [
  record('40', 'Line Item Header', [
    id('40', 1, 2),
    gap(3, 4),
    f('lineId', 5, 7, 'X', 'M', 'Line Item Identifier'),
    f('setIndicator', 8, 8, 'AN', 'C', 'Article Set Indicator'),
    f('origin', 9, 10, 'X', 'M', 'Country of Origin Code'),
    f('exportCountry', 11, 12, 'AN', 'C', 'Country of Export Code'),
    f('exportDate', 13, 18, 'D', 'C', 'Date of Exportation'),
    f('textileExportDate', 19, 24, 'D', 'C', 'Date of Exportation (for Textiles)'),
    // Printed as AN, yet CBP's own table of programs holds codes such as A+ and B#.
    f('specialProgram', 25, 26, 'X', 'C', 'Trade Agreement/ Special Program Claim Code'),
    f('charges', 27, 36, 'SN', 'C', 'Charges Amount'),
    f('foreignPort', 37, 41, 'AN', 'C', 'Foreign Port of Lading Code'),
    f('grossWeight', 42, 51, 'SN', 'C', 'Gross Shipping Weight'),
    f('textileCategory', 52, 54, 'N', 'C', 'Category Code (for Textiles)'),
    f('productClaim', 55, 55, 'AN', 'C', 'Product Claim Code'),
    f('relatedParty', 56, 56, 'AN', 'C', 'Related Party Indicator'),
    f('netCost', 57, 57, 'AN', 'C', 'NAFTA Net Cost Indicator'),
    f('feeExemption', 58, 58, 'AN', 'C', 'Fee Exemption Code'),
    gap(59, 59),
    f('nonReimbursement', 60, 60, 'AN', 'C', 'AD Case Non-Reimbursement Statement'),
    gap(61, 80),
  ]),
  record('41', 'FTZ Status Information', [
    id('41', 1, 2),
    f('status', 3, 3, 'AN', 'M', 'FTZ Merchandise Status Code'),
    f('filingDate', 4, 9, 'D', 'C', 'Privileged FTZ Merchandise Filing Date'),
    f('quantity', 10, 19, 'N', 'M', 'FTZ Line Item Quantity'),
    gap(20, 80),
  ]),
  record('42', 'Invoice Line Reference Detail', [
    id('42', 1, 2),
    f('supplierIdCode', 3, 17, 'AN', 'M', 'Supplier ID Code'),
    f('invoiceNumber', 18, 34, 'X', 'M', 'Invoice Number'),
    gap(35, 35),
    f('invoiceLineRange1Begin', 36, 39, 'SN', 'M', 'Invoice Line Range 1 -Begin'),
    gap(40, 40),
    f('invoiceLineRange1End', 41, 44, 'SN', 'M', 'Invoice Line Range 1 -End'),
    gap(45, 45),
    f('invoiceLineRange2Begin', 46, 49, 'SN', 'C', 'Invoice Line Range 2 -Begin'),
    gap(50, 50),
    f('invoiceLineRange2End', 51, 54, 'SN', 'C', 'Invoice Line Range 2 -End'),
    gap(55, 55),
    f('invoiceLineRange3Begin', 56, 59, 'SN', 'C', 'Invoice Line Range 3 -Begin'),
    gap(60, 60),
    f('invoiceLineRange3End', 61, 64, 'SN', 'C', 'Invoice Line Range 3 -End'),
    gap(65, 65),
    f('invoiceLineRange4Begin', 66, 69, 'SN', 'C', 'Invoice Line Range 4 -Begin'),
    gap(70, 70),
    f('invoiceLineRange4End', 71, 74, 'SN', 'C', 'Invoice Line Range 4 -End'),
    gap(75, 80),
  ]),
  record('43', 'Ruling Detail', [
    id('43', 1, 2),
    f('rulingTypeCode', 3, 3, 'AN', 'M', 'Ruling Type Code'),
    gap(4, 8),
    f('rulingNumber', 9, 14, 'AN', 'C', 'Ruling Number'),
    gap(15, 80),
  ]),
  record('44', 'Commercial Description', [
    id('44', 1, 2),
    f('text', 3, 72, 'X', 'M', 'Commercial Description Text'),
    gap(73, 80),
  ]),
  record('47', 'Article Party', [
    id('47', 1, 2),
    f('kind', 3, 3, 'AN', 'M', 'Article Party Type Code'),
    // Printed as AN, yet the numbers of sold-to and delivered-to parties carry their hyphens.
    f('party', 4, 18, 'X', 'M', 'Article Party Identifier'),
    gap(19, 80),
  ]),
] as const
