export {
  AppError,
  type ErrorCode,
  type ErrorKind,
  type ErrorParameters,
  errorTable,
  statusOfKind,
} from './errors.ts';
