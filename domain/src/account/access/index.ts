export { apiAccess } from './api-access.ts';
export { httpAccess, hubAccess } from './http-access.ts';
export { routeAccess } from './page-access.ts';
export { type AccessPolicy, type AccessRule, isAdmitted } from './rules.ts';
