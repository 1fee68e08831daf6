export { createExternalRoutes } from './external.routes.ts';
export {
  createExternalSignIn,
  type ExternalOutcome,
  type ExternalSignIn,
} from './external-sign-in.service.ts';
export { deleteWaiting as deleteExternalSignIns } from './waiting-sign-ins.store.ts';
