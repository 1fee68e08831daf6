export { ctxOf, guardHttpRoutes } from './http-guard.ts';
