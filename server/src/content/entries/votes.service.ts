import { contentVoteSchema } from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asAuthor } from '../authors/index.ts';
import { readableKind } from './entries.store.ts';
import { asReader } from './reader.ts';
import { type Comment, commentsOn, deleteVote, putVote } from './votes.store.ts';

/**
 * Notes whether an entry helped the caller, with words to its authors (CNT-05), or takes that back.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for what the caller cannot read
 */
export const voteOnContent = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const vote = parseInput(contentVoteSchema, given);
  const voter = userOf(ctx);
  await asReader(ctx, { language: 'de', frontEnd: 'Back_Office' }, async (tx, reader) => {
    if (!(await readableKind(tx, reader, vote.entryId))) throw new AppError('NOT_FOUND', { what: 'content' });
    const { entryId, isHelpful, comment } = vote;
    if (isHelpful === null) await deleteVote(tx, voter, entryId);
    else await putVote(tx, voter, { entryId, isHelpful, comment }, new Date(ctx.now()));
  });
  return { isSuccess: true, modelId: vote.entryId };
};

/** What readers said of an entry. @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const contentComments = (ctx: Ctx, entryId: string): Promise<Comment[]> =>
  asAuthor(ctx, (tx) => commentsOn(tx, entryId));
