export { normalizeEmail } from './normalize-email.ts';
export { isPassword } from './passwords.ts';
export { createSignIn, type RightPassword, type SignIn } from './sign-in.ts';
export {
  createTenant,
  createUserWithPassword,
  hasUser,
  hasUsers,
  setPassword,
} from './users.service.ts';
export {
  type Account,
  insertCredential,
  insertTenant,
  insertUser,
  lockAccount,
  type NewTenant,
  type NewUser,
  type Profile,
  readProfile,
  saveCredential,
} from './users.store.ts';
