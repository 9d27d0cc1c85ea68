/** The sender of a batch and the port that processes it: the A, B, Y and Z records. */
export interface Envelope {
  /** CBP's four-character code of the data site. */
  siteCode: string
  /** Transmitter id, three characters. */
  senderId: string
  /** Two characters, where CBP has assigned one. */
  officeCode?: string
  /** Six characters at most. */
  password: string
  /** Day of transmission, `YYYY-MM-DD`. */
  transmissionDate: string
  processingPort: string
  filerCode: string
  /** Echoed by CBP, 21 characters at most. */
  userData?: string
}
