export { type FirstLogin, firstLoginSchema } from './first-login.ts';
