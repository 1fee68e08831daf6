import { readSetting, type Store, writeSetting } from '../store/index.ts';
import { findEmployee, listStaff, type Staff } from './find-employee.ts';
import { forgetTries, takeTry, triesLeft } from './pin-tries.ts';
import { StaffRefusal } from './refusal.ts';
import { fitsPin } from './verify-pin.ts';

const signedInName = 'signedIn';

/** Who is signed in; nobody when they have left the branch since. */
export function signedIn(store: Store): Staff | undefined {
  const id = readSetting<string | null>(store, signedInName);
  return listStaff(store).find((staff) => staff.id === id);
}

/**
 * Signs somebody in by name and PIN, also without the cloud (contract 25).
 * @throws {StaffRefusal} for an unknown person, one without a PIN, a wrong PIN, and after five of these for any
 */
export async function signIn(store: Store, sought: string, pin: string): Promise<Staff> {
  const staff = findEmployee(store, sought);
  const { name, pinVerifier } = staff.content;
  if (pinVerifier === null) throw new StaffRefusal('NO_PIN', `${name} has no PIN`);
  if (!takeTry(store, staff)) throw lockedOut(name);
  if (!(await fitsPin(pinVerifier, pin))) {
    const left = triesLeft(store, staff);
    if (left === 0) throw lockedOut(name);
    throw new StaffRefusal('WRONG_PIN', `this is not the PIN of ${name}; wrong PINs left: ${left}`);
  }
  forgetTries(store, staff.id);
  writeSetting(store, signedInName, staff.id);
  return staff;
}

export function signOut(store: Store): void {
  writeSetting(store, signedInName, null);
}

/**
 * Opens the lock of a colleague.
 * @throws {StaffRefusal} unless somebody with the right "administration" is signed in
 */
export function unlock(store: Store, sought: string): Staff {
  if (!signedIn(store)?.content.permissions.includes('administration'))
    throw new StaffRefusal(
      'NOT_ALLOWED',
      'only somebody with the right "administration" can do this; sign in first',
    );
  const staff = findEmployee(store, sought);
  forgetTries(store, staff.id);
  return staff;
}

function lockedOut(name: string): StaffRefusal {
  return new StaffRefusal(
    'LOCKED',
    `${name} is locked after five wrong PINs; a new PIN or "unlock" opens the lock`,
  );
}
