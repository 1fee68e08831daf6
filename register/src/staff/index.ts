export type { Staff } from './find-employee.ts';
export { type RefusalCode, StaffRefusal } from './refusal.ts';
export { signedIn, signIn, signOut, unlock } from './sign-in.ts';
