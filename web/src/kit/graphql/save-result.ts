import { type ErrorCode, errorTable } from '@tresen/domain/kit/errors';
import { RequestError } from './request-error.ts';

interface SaveResult {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly modelId: string | null;
}

/** The id of what was saved; throws RequestError when the answer says that it was not. */
export const savedId = (result: SaveResult): string => {
  if (result.isSuccess) return result.modelId ?? '';
  throw new RequestError(
    result.message !== null && result.message in errorTable ? (result.message as ErrorCode) : 'INTERNAL',
  );
};
