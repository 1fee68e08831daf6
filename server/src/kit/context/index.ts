export {
  type ActingAs,
  type Caller,
  type Ctx,
  type RegisterCaller,
  registerOf,
  tenantOf,
  type UserCaller,
  userOf,
} from './context.ts';
export type { OnRefusal, Refusal } from './refusal.ts';
