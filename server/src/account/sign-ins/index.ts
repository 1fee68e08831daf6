export { createSignInLog, isKnownNetwork, type SignInLog, type SignInOrigin } from './sign-ins.service.ts';
