export { checkFirstLogin } from './check-first-login.ts';
