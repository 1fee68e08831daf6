export { type SignIn, type SignInMessage, signInMessages, signInSchema } from './sign-in.ts';
