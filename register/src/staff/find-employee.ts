import type { EmployeeValues } from '@tresen/domain/master-data/employees';
import { listRecords } from '../master-data/index.ts';
import type { Store } from '../store/index.ts';
import { StaffRefusal } from './refusal.ts';

/** Somebody who works at this register, as the cloud sent them. */
export interface Staff {
  readonly id: string;
  readonly content: EmployeeValues & { readonly isActive: boolean; readonly pinVerifier: string | null };
}

/** Everybody who works here and is active. */
export const listStaff = (store: Store): readonly Staff[] =>
  listRecords(store, 'employee')
    .map(({ id, content }) => ({ id, content: content as unknown as Staff['content'] }))
    .filter(({ content }) => content.isActive);

/**
 * Finds one person by name, personnel number or id. A PIN tells nobody apart, since two may have the same: whoever signs
 * in says first who they are.
 * @throws {StaffRefusal} when there is no such person, or when several have the name
 */
export function findEmployee(store: Store, sought: string): Staff {
  const found = listStaff(store).filter((staff) => isMeant(staff, sought));
  const [only] = found;
  if (only === undefined) throw new StaffRefusal('UNKNOWN', `nobody here is called "${sought}"`);
  if (found.length > 1)
    throw new StaffRefusal(
      'SEVERAL',
      `${found.length} people are called "${sought}"; say the personnel number`,
    );
  return only;
}

function isMeant({ id, content: { name, personnelNumber } }: Staff, sought: string): boolean {
  return id === sought || fold(name) === fold(sought) || personnelNumber === sought.trim();
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
