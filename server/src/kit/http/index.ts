export { ctxOf, findCaller, guardHttpRoutes } from './http-guard.ts';
export { isAskedByOwnName, isFromThisMachine } from './this-machine.ts';
