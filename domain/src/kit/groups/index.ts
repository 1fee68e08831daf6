export { type Group, groups, isIn, type Principal, principals, type Role, roles } from './groups.ts';
