export { createSignIn, type SignIn } from './sign-in.ts';
export { createTenant, createUserWithPassword, hasUser, hasUsers, setPassword } from './users.service.ts';
export { markLogin, type NewTenant, type NewUser, type Profile, readProfile } from './users.store.ts';
