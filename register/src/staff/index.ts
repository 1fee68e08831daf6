export { findEmployee, listStaff, type Staff } from './find-employee.ts';
export { StaffRefusal } from './refusal.ts';
export { signedIn, signIn, signOut, unlock } from './sign-in.ts';
export { fitsPin } from './verify-pin.ts';
