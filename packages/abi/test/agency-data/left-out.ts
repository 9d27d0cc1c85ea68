/** What the stored sets, which are illustrations, leave out of a filing. */
export const LEFT_OUT: Readonly<Record<string, string[]>> = {
  cosmetic: [
    'PARTY DEQ MISSING PER PROGRAM',
    'PARTY FD1 MISSING PER PROGRAM',
    'PARTY UC MISSING PER PROGRAM',
    'FDA PRODUCT CODE MUST HAVE 7 CHARACTERS',
  ],
  'TSCA positive certification': [],
  'several lines and agencies under one row': ['MISSING PG21 PER PGA', 'MISSING PG21 PER PGA'],
  'a vehicle and its numbers': ['MISSING PG19 PER PGA', 'MISSING PG20 PER PROGRAM'],
}
