export {
  type Administration,
  type NewStanding,
  refusalOfChange,
  refusalOfRemoval,
  type UserRefusal,
  type UserStanding,
} from './change-rules.ts';
export {
  isAbove,
  isAdministrator,
  mayAdminister,
  rolesOfTenant,
  rolesToGive,
  type TenantKind,
  tenantKinds,
} from './role-rules.ts';
export { type UserInput, userIdsSchema, userInputSchema } from './user-inputs.ts';
export { type UserState, userList, userStates } from './user-list.ts';
export { userListWords } from './user-list-words.ts';
