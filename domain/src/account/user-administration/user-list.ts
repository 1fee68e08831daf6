import { choice, type EntityWords, type ListedKind } from '../../kit/entities/index.ts';
import { roles } from '../../kit/groups/index.ts';

/** Whether somebody may sign in. */
export const userStates = ['active', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

const fields = {
  role: choice(roles, { isRequired: true, isFiltered: true }),
  state: choice(userStates, { isRequired: true, isFiltered: true }),
} as const;

/** By what the list of users is narrowed; its order is by name. */
export const userList = { fields, title: 'name', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields; those of roles are the app's. */
export interface UserListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: { readonly state: Readonly<Record<UserState, string>> };
}
