import { lastMoment } from '../history/plan.ts';
import type { Register, Tenant } from '../kit/tenants.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';

const minute = 60_000;
/** Above every number that was generated. */
const firstNumber = 1_000_000;

/** What one register sends at a time. */
export interface NewReceipts {
  readonly register: Register;
  readonly texts: readonly string[];
}

/**
 * Receipts of today that nobody has pushed yet, of the register that is next in turn.
 * @param place how many such batches came before
 * @param end when the last of them was made, milliseconds since 1970
 */
export const newReceipts = (
  { registers }: Tenant,
  place: number,
  count: number,
  end = Date.parse(lastMoment),
): NewReceipts => {
  const register = registers[place % registers.length];
  if (!register) throw new Error('the tenant has no register');
  const till = { databaseId: register.databaseId, serial: register.deviceId, name: register.name };
  const turn = Math.floor(place / registers.length);
  const texts = Array.from({ length: count }, (_, index) => {
    const number = firstNumber + turn * count + index;
    return JSON.stringify(sampleReceipt({ till, number, at: end - (count - index) * minute }));
  });
  return { register, texts };
};
