export { type SignIn, type SignInMessage, signInMessages, signInSchema } from './sign-in.ts';
export { signInTooOld } from './sign-in-age.ts';
