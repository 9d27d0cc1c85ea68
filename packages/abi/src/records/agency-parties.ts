import { AGENCY_SOURCE } from './agency-source.ts'
import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom(AGENCY_SOURCE)

/** Records PG13 to PG24: permits, parties and declarations about an article. */
export const AGENCY_PARTY_RECORDS = [
  record('PG13', 'Issuer of License, Permit, Certificate', [
    id('PG13', 1, 4),
    f('issuer', 5, 39, 'X', 'C', 'Issuer of LPCO'),
    f('issuerPlaceKind', 40, 42, 'A', 'C', 'LPCO Issuer - Government Geographic Code Qualifier'),
    f('issuerPlace', 43, 45, 'A', 'C', 'Location (Country/State/Province) of Issuer of the LPCO'),
    f('issuerRegion', 46, 70, 'X', 'C', 'Regional description of location of Agency Issuing the LPCO'),
    gap(71, 80),
  ]),
  record('PG14', 'License, Permit, Certificate', [
    id('PG14', 1, 4),
    f('transactionType', 5, 5, 'N', 'C', 'LPCO Transaction Type'),
    f('type', 6, 8, 'AN', 'C', 'LPCO Type'),
    f('number', 9, 41, 'X', 'C', 'LPCO Number (or Name)'),
    f('dateKind', 42, 42, 'N', 'C', 'LPCO Date Qualifier'),
    f('date', 43, 50, 'D', 'C', 'LPCO Date'),
    f('quantity', 51, 66, 'N', 'C', 'LPCO Quantity', { decimals: 4 }),
    f('unit', 67, 71, 'AN', 'C', 'LPCO Unit of Measure'),
    f('exemption', 72, 80, 'X', 'C', 'Exemption Code'),
  ]),
  record('PG17', 'Common Name', [
    id('PG17', 1, 4),
    f('specificName', 5, 34, 'X', 'C', 'Common Name (Specific)'),
    f('generalName', 35, 64, 'X', 'C', 'Common Name (General)'),
    f('venomous', 65, 65, 'A', 'C', 'Live Venomous Wildlife Code'),
    f('cartons', 66, 70, 'SN', 'C', 'Cartons Containing Wildlife'),
    gap(71, 80),
  ]),
  record('PG18', 'Dangerous Goods', [
    id('PG18', 1, 4),
    f('dangerousGoods', 5, 14, 'AN', 'C', 'UN Dangerous Goods Code'),
    f('hazardClass', 15, 18, 'X', 'C', 'Hazardous Class Code'),
    f('hazardousWaste', 19, 22, 'AN', 'C', 'EPA Hazardous Waste Code'),
    f('text', 23, 72, 'X', 'C', 'Hazardous Material Description'),
    f('packagingGroup', 73, 73, 'N', 'C', 'Packaging Group Code'),
    gap(74, 80),
  ]),
  record('PG19', 'Entity', [
    id('PG19', 1, 4),
    f('role', 5, 7, 'AN', 'M', 'Entity Role Code'),
    f('identifierKind', 8, 10, 'AN', 'C', 'Entity Identification Code'),
    f('identifier', 11, 25, 'X', 'C', 'Entity Number'),
    f('name', 26, 57, 'X', 'C', 'Entity Name'),
    f('address1', 58, 80, 'X', 'C', 'Entity Address 1'),
  ]),
  record('PG20', 'Address of Entity', [
    id('PG20', 1, 4),
    f('address2', 5, 36, 'X', 'C', 'Entity Address 2'),
    f('suite', 37, 41, 'X', 'C', 'Entity Apartment Number/Suite Number'),
    f('city', 42, 62, 'X', 'C', 'Entity City'),
    f('subdivision', 63, 65, 'AN', 'C', 'Entity State/Province'),
    f('country', 66, 67, 'A', 'C', 'Entity Country'),
    f('postalCode', 68, 76, 'X', 'C', 'Entity Zip/Postal Code'),
    gap(77, 80),
  ]),
  record('PG21', 'Individual', [
    id('PG21', 1, 4),
    f('role', 5, 7, 'AN', 'C', 'Individual Qualifier'),
    f('name', 8, 30, 'X', 'C', 'Individual Name'),
    f('telephone', 31, 45, 'X', 'C', 'Telephone Number of the Individual'),
    f('email', 46, 80, 'X', 'C', 'Email Address or Fax Number for the Individual'),
  ]),
  record('PG22', 'Declaration', [
    id('PG22', 1, 4),
    f('documentOnFile', 5, 5, 'A', 'C', 'Importers Substantiating Signed Document/Signed Confirmation'),
    // Printed as AN, yet the names of forms have hyphens (HS-7); CBP's list of codes is in another appendix.
    f('document', 6, 12, 'X', 'C', 'Document Identifier'),
    f('conformance', 13, 17, 'X', 'C', 'Conformance Declaration'),
    f('role', 18, 20, 'AN', 'C', 'Entity Role Code'),
    f('declaration', 21, 24, 'AN', 'C', 'Declaration Code'),
    f('certified', 25, 25, 'A', 'C', 'Declaration Certification'),
    f('signedOn', 26, 33, 'D', 'C', 'Date of Signature'),
    f('invoice', 34, 50, 'X', 'C', 'Invoice Number'),
    f('text', 51, 80, 'X', 'C', 'Compliance Description'),
  ]),
  record('PG23', 'Affirmation of Compliance', [
    id('PG23', 1, 4),
    f('code', 5, 9, 'X', 'M', 'Affirmation of Compliance Code'),
    f('text', 10, 79, 'X', 'C', 'Affirmation of Compliance Description'),
    gap(80, 80),
  ]),
  record('PG24', 'Remarks', [
    id('PG24', 1, 4),
    f('kind', 5, 7, 'AN', 'C', 'Remarks Type Code'),
    f('code', 8, 12, 'AN', 'C', 'Remarks Code'),
    f('text', 13, 80, 'X', 'C', 'Remarks Text'),
  ]),
] as const
