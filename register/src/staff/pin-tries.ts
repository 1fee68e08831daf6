import { maxPinTries } from '@tresen/domain/master-data/employees';
import { inTransaction, type Store } from '../store/index.ts';
import type { Staff } from './find-employee.ts';

/** How many wrong PINs are still allowed. */
export const triesLeft = (store: Store, staff: Staff): number =>
  Math.max(0, maxPinTries - wrongTries(store, staff));

/**
 * Counts a try as wrong before the PIN is looked at: who pulls the plug, or tries at two windows at once, gets no more of
 * them. False when the last one is used up.
 */
export const takeTry = (store: Store, staff: Staff): boolean =>
  inTransaction(store, () => {
    const wrong = wrongTries(store, staff);
    if (wrong >= maxPinTries) return false;
    store.sql.run`insert into pin_tries (employee_id, verifier, wrong)
      values (${staff.id}, ${staff.content.pinVerifier}, ${wrong + 1})
      on conflict (employee_id) do update set verifier = excluded.verifier, wrong = excluded.wrong`;
    return true;
  });

/** Begins anew: the PIN was right, or somebody has lifted the lock. */
export function forgetTries(store: Store, employeeId: string): void {
  store.sql.run`delete from pin_tries where employee_id = ${employeeId}`;
}

// Tries count for one verifier: a new PIN from the cloud begins anew, and so opens the lock.
function wrongTries(store: Store, { id, content }: Staff): number {
  return Number(
    store.sql.get`select wrong from pin_tries where employee_id = ${id} and verifier = ${content.pinVerifier}`
      ?.wrong ?? 0,
  );
}
