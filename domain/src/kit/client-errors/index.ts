export { type ClientError, clientErrorLimits, clientErrorSchema, crashIdPattern } from './client-error.ts';
