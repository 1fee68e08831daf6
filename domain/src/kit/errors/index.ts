export {
  AppError,
  type ErrorCode,
  type ErrorKind,
  type ErrorParameters,
  errorTable,
  statusOfKind,
} from './errors.ts';
export type { FileExcess, FileFault } from './file-faults.ts';
