export { type HeldAdministration, holdAdministration } from './administration.ts';
export { addUserAdministration } from './user-administration.resolvers.ts';
export type { UserSessionsPort } from './user-administration.service.ts';
export { usersExport } from './user-export.ts';
