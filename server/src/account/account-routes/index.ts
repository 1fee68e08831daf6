export { createAccountRoutes } from './account.routes.ts';
export type { AccountParts } from './account-parts.ts';
