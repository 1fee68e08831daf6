import { sql } from 'kysely';
import type { UserCaller } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';

type Voter = Pick<UserCaller, 'tenantId' | 'userId'>;

/** What a person said of an entry; null where they said nothing. */
export const voteOf = async (
  tx: Tx,
  { tenantId, userId }: Voter,
  entryId: string,
): Promise<boolean | null> => {
  const vote = await tx
    .selectFrom('content_votes')
    .select('is_helpful')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return vote?.is_helpful ?? null;
};

export interface Vote {
  readonly entryId: string;
  readonly isHelpful: boolean;
  readonly comment: string;
}

/** Notes what a person says of an entry, in place of what they said before; the same answer once more keeps its words. */
export const putVote = async (tx: Tx, voter: Voter, vote: Vote, now: Date): Promise<void> => {
  const values = { is_helpful: vote.isHelpful, comment: vote.comment, voted_at: now };
  await tx
    .insertInto('content_votes')
    .values({ tenant_id: voter.tenantId, user_id: voter.userId, entry_id: vote.entryId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'entry_id', 'user_id']).doUpdateSet({
        ...values,
        comment: sql`case when excluded.comment = '' and excluded.is_helpful = content_votes.is_helpful
          then content_votes.comment else excluded.comment end`,
      }),
    )
    .execute();
};

/** What somebody said of an entry, for its authors: who it was stays with the readers. */
export interface Comment {
  readonly isHelpful: boolean;
  readonly comment: string;
  readonly votedAt: Date;
}

/** Takes back what a person said of an entry, its words with it. */
export const deleteVote = async (tx: Tx, { tenantId, userId }: Voter, entryId: string): Promise<void> => {
  await tx
    .deleteFrom('content_votes')
    .where('tenant_id', '=', tenantId)
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .execute();
};

const maxComments = 200;

/** The latest 200 votes with words. */
export const commentsOn = (tx: Tx, entryId: string): Promise<Comment[]> =>
  tx
    .selectFrom('content_votes')
    .select(['is_helpful as isHelpful', 'comment', 'voted_at as votedAt'])
    .where('entry_id', '=', entryId)
    .where('comment', '<>', '')
    .orderBy('voted_at', 'desc')
    .limit(maxComments)
    .execute();
