import { AppError } from '@tresen/domain/kit/errors';
import type * as z from 'zod/mini';

/**
 * Checks an input by the domain's schema, the same one that the form uses.
 * @throws {AppError} INVALID_INPUT with the field and the code of its message
 */
export const parseInput = <T>(schema: z.ZodMiniType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('INVALID_INPUT', { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' });
};
