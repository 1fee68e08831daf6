import { Failure } from './failure.ts';
import { postJson } from './http.ts';

export type Endpoint = '/graphql' | '/graphql/pos';
export type Variables = Readonly<Record<string, unknown>>;

type GraphqlError = { message?: string; extensions?: { code?: string; parameters?: object } };
type GraphqlBody = { data?: unknown; errors?: GraphqlError[] } | null;

/** Codes of the error table that pass with time, or with another token. */
const temporary = new Set(['TOO_MANY_REQUESTS', 'BUSY', 'STORAGE_FULL', 'INTERNAL']);
const tokenRefused = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED']);

/**
 * Asks one of the two GraphQL endpoints and returns its data, in the shape the document asks for. Errors become a
 * Failure: `TOKEN_REFUSED` when the access token is not accepted, otherwise with the server's own code.
 */
export async function askGraphql<T>(
  target: Readonly<{ server: string; endpoint: Endpoint; token: string }>,
  query: string,
  variables: Variables = {},
): Promise<T> {
  const { status, body } = await postJson(
    target.server,
    target.endpoint,
    target.token,
    JSON.stringify({ query, variables }),
  );
  const { data, errors } = (body as GraphqlBody) ?? {};
  if (status === 401) throw new Failure('refused', 'TOKEN_REFUSED', 'the access token is not accepted');
  if (errors?.[0] !== undefined) throw failureOf(errors[0]);
  if (status !== 200 || !data) {
    throw new Failure('refused', `HTTP_${status}`, `${target.endpoint} answered ${status} without data`);
  }
  return data as T;
}

function failureOf({ message, extensions }: GraphqlError): Failure {
  const code = extensions?.code ?? message ?? 'UNKNOWN';
  if (tokenRefused.has(code))
    return new Failure('refused', 'TOKEN_REFUSED', 'the access token is not accepted');
  if (code === 'DEVICE_UNLINKED') return new Failure('unlinked', code, 'this register is no longer linked');
  const details = Object.values(extensions?.parameters ?? {}).join(', ');
  const words = `the server refused: ${code}${details && ` (${details})`}`;
  return new Failure(temporary.has(code) ? 'unreachable' : 'refused', code, words);
}
