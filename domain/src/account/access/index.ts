export {
  type AccessPolicy,
  type AccessRule,
  apiAccess,
  type Group,
  groups,
  isAdmitted,
  isIn,
  type Principal,
  principals,
  type Role,
  roles,
  routeAccess,
} from './access.ts';
