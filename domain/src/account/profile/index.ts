export { picturePath, pictureSide } from './picture.ts';
export {
  type PasswordChange,
  type PasswordChangeForm,
  type ProfileForm,
  type ProfileInput,
  type ProfileLanguage,
  type ProfileMessage,
  passwordChangeFormSchema,
  passwordChangeSchema,
  profileFormSchema,
  profileInputSchema,
  profileLanguages,
  profileMessages,
} from './profile.ts';
export { nameUserAgent, type UserAgent } from './user-agent.ts';
export { type UserUpdate, userUpdateSchema } from './user-settings.ts';
