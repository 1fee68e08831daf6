export {
  type AccessPolicy,
  type AccessRule,
  apiAccess,
  httpAccess,
  hubAccess,
  isAdmitted,
  routeAccess,
} from './access.ts';
