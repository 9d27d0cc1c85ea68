/**
 * The protocol of a customs gateway, JSON over HTTP:
 *
 * - `POST /transmissions` with a `Transmission` files it and answers 200 with the `Transmission` that customs
 *   returns (an AX batch), under the same id. The same id with the same images gives the same answer and files
 *   nothing; the same id with other images is 409, a malformed body 400. `check_digit_factor` next to them is the
 *   factor that the filer's record at CBP has, 0 without it. `account` next to them names the filer: what one account has
 *   on file no other one sees, also under the same number, since all who practise share one filer code.
 * - `GET /transmissions/:id` gives that answer again, 404 when the id is unknown.
 * - `GET /messages` gives `{ messages: StatusMessage[] }`, unsolicited notifications, oldest first, a hundred at
 *   most; `DELETE /messages/:id` takes one away once it is kept, 204 however often it is called.
 * - `POST /rehearsals`, of a simulator alone, with `{ batches, check_digit_factor }` answers 200 with the `RehearsalAnswer`:
 *   each batch is judged by CBP's rules and in its turn, and nothing of it is kept.
 * - `GET /health` answers 200 `{ status: 'ok' }`.
 *
 * Refusals are `{ code, message }`.
 */
export interface Transmission {
  /** The sender's id of this transmission: the key of exactly-once. */
  id: string
  /** Records of 80 characters, without line ends. */
  images: string[]
}

/**
 * A message that does not answer a transmission there and then: a status notification (UC), a release notification
 * (SO), the answer about a release that a summary certified (SX), or one of another kind.
 */
export interface StatusMessage {
  /** The gateway's id of this message: it is kept once under it. */
  id: string
  /** Records of 80 characters, without line ends. */
  images: string[]
  /** The transmission that put the summary on file, from a gateway that knows it. */
  transmission_id?: string
}

/** The records of the answer to each batch of a rehearsal, in the order of the batches. */
export interface RehearsalAnswer {
  answers: string[][]
  /** The preliminary and the final daily statement of the summaries that were accepted; none without one. */
  statements: string[][]
}

export interface GatewayRefusal {
  code: 'invalid_transmission' | 'transmission_conflict' | 'not_found' | 'system_failure'
  message: string
}
