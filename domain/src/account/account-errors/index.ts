export {
  type AccountErrorBody,
  type AccountErrorCode,
  type AccountFieldErrorCode,
  accountErrors,
  accountFieldErrors,
} from './account-errors.ts';
