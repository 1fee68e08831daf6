export {
  createForgetPassword,
  createResetPassword,
  type ForgetPassword,
  type ResetPassword,
} from './password-reset.service.ts';
