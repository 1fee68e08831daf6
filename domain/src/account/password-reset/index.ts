export {
  type ForgotPassword,
  type ForgotPasswordPayload,
  forgotPasswordSchema,
  type PasswordReset,
  type PasswordResetMessage,
  type PasswordResetPayload,
  passwordResetMessages,
  passwordResetSchema,
  resetPassword,
  toForgotPasswordPayload,
  toPasswordResetPayload,
} from './password-reset.ts';
