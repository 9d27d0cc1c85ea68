/** Terms of delivery in use: the eleven of Incoterms 2020, and DAT of 2010, which contracts still name. */
export const INCOTERM_NAMES: Readonly<Record<string, string>> = {
  EXW: 'Ex works',
  FCA: 'Free carrier',
  FAS: 'Free alongside ship',
  FOB: 'Free on board',
  CFR: 'Cost and freight',
  CIF: 'Cost, insurance and freight',
  CPT: 'Carriage paid to',
  CIP: 'Carriage and insurance paid to',
  DAP: 'Delivered at place',
  DPU: 'Delivered at place unloaded',
  DDP: 'Delivered duty paid',
  DAT: 'Delivered at terminal',
}
