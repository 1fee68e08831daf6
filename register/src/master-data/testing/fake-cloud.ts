import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangesPage } from '@tresen/domain/master-data/sync';
import { onTestFinished } from 'vitest';
import { newIdentity } from '../../link/index.ts';
import { openSession, type RegisterSession } from '../../protocol/index.ts';
import { type Store, writeTokens } from '../../store/index.ts';
import { testStore } from '../../testing.ts';

type Asked = Readonly<Record<string, unknown>>;
/** What the cloud answers to one field; thrown errors are answered with their message as the code. */
export type Answers = Readonly<Record<string, (variables: Asked) => unknown>>;

/** A cloud that answers as the test says, and a linked register that asks it. */
export interface FakeCloud {
  readonly store: Store;
  readonly session: RegisterSession;
  /** All that was asked: field and variables. */
  readonly asked: readonly Readonly<{ field: string; variables: Asked }>[];
}

/** Starts it; both are gone after the test. */
export async function startFakeCloud(answers: Answers): Promise<FakeCloud> {
  const asked: { field: string; variables: Asked }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Asked };
      const field = fieldOf(query);
      asked.push({ field, variables });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerOf(answers, field, variables)));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const store = testStore(newIdentity({ server: `http://127.0.0.1:${port}`, name: 'Kasse' }));
  writeTokens(store, { access: 'a', refresh: 'r', expiresAt: Date.now() + 3_600_000 });
  return { store, session: openSession(store), asked };
}

/** A cloud without changes, whose cursor is always the same. */
export const quiet = (page: Partial<ChangesPage> = {}): Answers => ({
  changes: () => ({ changes: [], cursor: 'c1', hasMore: false, isSnapshot: false, isReset: false, ...page }),
  acknowledgeChanges: () => ({ isSuccess: true, message: null }),
});

function fieldOf(query: string): string {
  return /\{\s*(\w+)/.exec(query.slice(query.indexOf('{')))?.[1] ?? '';
}

function answerOf(answers: Answers, field: string, variables: Asked): object {
  try {
    return { data: { [field]: answers[field]?.(variables) } };
  } catch (error) {
    return { errors: [{ extensions: { code: error instanceof Error ? error.message : '' } }] };
  }
}
