export {
  companyName,
  personName,
  type Registration,
  type RegistrationMessage,
  type RegistrationPayload,
  registrationMessages,
  registrationPassword,
  registrationSchema,
  toRegistrationPayload,
} from './registration.ts';
