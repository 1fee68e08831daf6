export {
  companyForm,
  companyName,
  personName,
  personNameForm,
  type Registration,
  type RegistrationMessage,
  type RegistrationPayload,
  registrationMessages,
  registrationPassword,
  registrationSchema,
  toRegistrationPayload,
} from './registration.ts';
