import { AGENCY_SOURCE } from './agency-source.ts'
import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom(AGENCY_SOURCE)

/** Records OI to PG10: the article that an agency asks about, its make, its components. */
export const AGENCY_ARTICLE_RECORDS = [
  record('OI', 'Commercial Description', [
    id('OI', 1, 2),
    gap(3, 10),
    f('description', 11, 80, 'X', 'M', 'Commercial Description'),
  ]),
  record('PG00', 'Data Substitution', [
    id('PG00', 1, 4),
    f('indicator', 5, 5, 'X', 'M', 'Substitution Indicator'),
    // Printed as mandatory, yet the end of a group has none.
    f('number', 6, 9, 'AN', 'C', 'Substitution Number'),
    gap(10, 80),
  ]),
  record('PG01', 'Agency, Program, Intended Use', [
    id('PG01', 1, 4),
    f('lineNumber', 5, 7, 'N', 'M', 'PGA Line Number'),
    f('agency', 8, 10, 'AN', 'M', 'Government Agency Code'),
    f('program', 11, 13, 'X', 'M', 'Government Agency Program Code'),
    f('processing', 14, 16, 'AN', 'C', 'Government Agency Processing Code'),
    f('imageSent', 17, 17, 'A', 'C', 'Electronic Image Submitted'),
    f('confidential', 18, 18, 'A', 'C', 'Confidential Information Indicator'),
    f('globalCodeKind', 19, 22, 'AN', 'C', 'Globally Unique Product Identification Code Qualifier'),
    f('globalCode', 23, 41, 'X', 'C', 'Globally Unique Product Identification Code'),
    f('intendedUse', 42, 57, 'X', 'C', 'Intended Use Code'),
    f('intendedUseText', 58, 78, 'X', 'C', 'Intended Use Description'),
    f('correction', 79, 79, 'X', 'C', 'Correction Indicator'),
    f('disclaimer', 80, 80, 'A', 'C', 'Disclaimer'),
  ]),
  record('PG02', 'Product or Component', [
    id('PG02', 1, 4),
    f('itemType', 5, 5, 'A', 'M', 'Item Type'),
    f('codeKind1', 6, 9, 'AN', 'C', 'Product Code Qualifier'),
    f('code1', 10, 28, 'X', 'C', 'Product Code Number'),
    f('codeKind2', 29, 32, 'AN', 'C', 'Product Code Qualifier'),
    f('code2', 33, 51, 'X', 'C', 'Product Code Number'),
    f('codeKind3', 52, 55, 'AN', 'C', 'Product Code Qualifier'),
    f('code3', 56, 74, 'X', 'C', 'Product Code Number'),
    gap(75, 80),
  ]),
  record('PG04', 'Constituent Element', [
    id('PG04', 1, 4),
    f('activeIngredient', 5, 5, 'A', 'C', 'Constituent Active Ingredient Qualifier'),
    f('name', 6, 56, 'X', 'C', 'Name of the Constituent Element'),
    f('quantity', 57, 68, 'N', 'C', 'Quantity of Constituent Element', { decimals: 2 }),
    f('unit', 69, 73, 'AN', 'C', 'Unit of Measure (Constituent Element)'),
    f('percent', 74, 80, 'N', 'C', 'Percent of Constituent Element', { decimals: 4 }),
  ]),
  record('PG05', 'Scientific Name', [
    id('PG05', 1, 4),
    f('genus', 5, 26, 'X', 'C', 'Scientific Genus Name'),
    f('species', 27, 48, 'X', 'C', 'Scientific Species Name'),
    f('subspecies', 49, 66, 'X', 'C', 'Scientific Sub Species Name'),
    f('speciesCode', 67, 73, 'AN', 'C', 'Scientific Species Code'),
    f('wildlifeDescription', 74, 80, 'AN', 'C', 'FWS Description Code'),
  ]),
  record('PG06', 'Source and Processing', [
    id('PG06', 1, 4),
    f('sourceType', 5, 7, 'AN', 'M', 'Source Type Code'),
    f('country', 8, 9, 'X', 'C', 'Country Code'),
    f('location', 10, 29, 'X', 'C', 'Geographic Location'),
    f('processingStart', 30, 37, 'D', 'C', 'Processing Start Date'),
    f('processingEnd', 38, 45, 'D', 'C', 'Processing End Date'),
    f('processingType', 46, 50, 'AN', 'C', 'Processing Type Code'),
    f('processingText', 51, 80, 'X', 'C', 'Processing Description'),
  ]),
  record('PG07', 'Brand, Model, Identity Number', [
    id('PG07', 1, 4),
    f('brand', 5, 39, 'X', 'C', 'Trade Name/Brand Name'),
    f('model', 40, 54, 'X', 'C', 'Model'),
    f('manufactured', 55, 60, 'N', 'C', 'Manufacture Month and Year'),
    f('identityKind', 61, 63, 'AN', 'C', 'Item Identity Number Qualifier'),
    f('identity', 64, 80, 'X', 'C', 'Item Identity Number'),
  ]),
  record('PG08', 'Further Identity Numbers', [
    id('PG08', 1, 4),
    f('identity1', 5, 21, 'X', 'C', 'Item Identity Number'),
    f('identity2', 22, 38, 'X', 'C', 'Item Identity Number'),
    f('identity3', 39, 55, 'X', 'C', 'Item Identity Number'),
    f('identity4', 56, 72, 'X', 'C', 'Item Identity Number'),
    gap(73, 80),
  ]),
  record('PG10', 'Category and Characteristic', [
    id('PG10', 1, 4),
    f('categoryType', 5, 10, 'AN', 'C', 'Category Type Code'),
    f('category', 11, 15, 'AN', 'C', 'Category Code'),
    f('qualifier', 16, 19, 'X', 'C', 'Commodity Qualifier Code'),
    f('characteristic', 20, 23, 'AN', 'C', 'Commodity Characteristic Qualifier'),
    f('text', 24, 80, 'X', 'C', 'Commodity Characteristic Description'),
  ]),
] as const
