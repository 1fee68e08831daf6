export { addFirstLogin } from './first-login.resolvers.ts';
