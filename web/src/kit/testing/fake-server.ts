import { type Mock, vi } from 'vitest';

type Answer = () => Response | Promise<Response>;
type FakeFetch = Mock<(input: string, init?: RequestInit) => Promise<Response>>;

/** A JSON answer of the server. */
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/**
 * Stands in for the network, the only thing that tests of the web fake. Each path has its answers in order; the
 * last one repeats.
 */
export const fakeServer = (answers: Readonly<Record<string, readonly Answer[]>>): FakeFetch => {
  const counts = new Map<string, number>();
  const fake: FakeFetch = vi.fn(async (input: string) => {
    const count = counts.get(input) ?? 0;
    counts.set(input, count + 1);
    const list = answers[input] ?? [];
    const answer = list[Math.min(count, list.length - 1)];
    if (!answer) throw new TypeError(`no connection to ${input}`);
    return answer();
  });
  vi.stubGlobal('fetch', fake);
  return fake;
};

/** How often a path was asked for. */
export const callsOf = (fake: FakeFetch, path: string): readonly (RequestInit | undefined)[] =>
  fake.mock.calls.filter(([input]) => input === path).map(([, init]) => init);

type Operation = (variables: never) => unknown;

/**
 * Answers GraphQL by document, as the server does: the hash of a document and what its operation returns. A
 * function that throws an object with a code is a refusal.
 */
export const fakeGraphql = (
  operations: readonly (readonly [document: WithHash, operation: Operation])[],
): FakeFetch => {
  localStorage.setItem('tresen.refreshToken', 'refresh');
  const fake: FakeFetch = vi.fn(async (input: string, init?: RequestInit) => {
    if (input === '/connect/token')
      return Response.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 600 });
    const { documentId, variables } = JSON.parse(String(init?.body)) as Request;
    const operation = operations.find(([{ __meta__ }]) => __meta__?.hash === documentId)?.[1];
    if (!operation) throw new TypeError('no connection');
    try {
      return Response.json({ data: await operation(variables) });
    } catch (extensions) {
      return Response.json({ data: null, errors: [{ message: 'failed', extensions }] });
    }
  });
  vi.stubGlobal('fetch', fake);
  return fake;
};

interface WithHash {
  readonly __meta__?: Record<string, unknown> | undefined;
}
interface Request {
  readonly documentId: string;
  readonly variables: never;
}
