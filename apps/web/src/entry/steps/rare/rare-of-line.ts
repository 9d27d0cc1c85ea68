/** Fields of a line that its page shows with a calculation, a list or a group around them. */
const ON_PAGE =
  /^(zone|metal|importer_declarations|valuation|invoice|manufacturer)\.|^(pga_flags|agency_statements|license_numbers|permit_info|census_overrides|charges_breakdown|hts_rate|irc_rate|visa_numbers|exporter_mid|non_reimbursement|non_reimbursement_id)$|^(adcvd|second_case)_(rate|quantity|value|amount|claim)/

/** True if the open line of step 4 shows a rare field alone; the others are opened on their page. */
export const opensInLine = (path: string): boolean => !ON_PAGE.test(path)
