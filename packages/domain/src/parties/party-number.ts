/** EIN with or without suffix, SSN, or number assigned by CBP (19 CFR 24.5). */
export const PARTY_NUMBER = /^(\d{2}-\d{7}([A-Z0-9]{2})?|\d{3}-\d{2}-\d{4}|\d{6}-\d{5})$/

/** Whether a text has the form of a party's number; all zeros mean an unknown consignee and count as none. */
export const isPartyNumber = (number: string): boolean => PARTY_NUMBER.test(number) && !/^[0-]*$/.test(number)
