/** Why a register does not let somebody in. */
export type RefusalCode = 'UNKNOWN' | 'SEVERAL' | 'NO_PIN' | 'WRONG_PIN' | 'LOCKED' | 'NOT_ALLOWED';

/** A register does not let somebody in; `message` is one line for people. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
