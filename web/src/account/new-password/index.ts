export { NewPasswordFields } from './new-password-fields.tsx';
export { type PasswordRule, registrationRule, resetRule } from './password-rules.ts';
export { usePasswordWords } from './use-password-words.ts';
