import { Failure } from './failure.ts';

/** Longer than the slowest push; after it a connection counts as dead. */
const requestTimeout = 60_000;

/** An answer that was understood as JSON; `body` is null when it was not. */
export type Answered = Readonly<{ status: number; body: unknown }>;

/** POSTs a form, as OAuth 2.0 wants it. Throws a Failure `unreachable` when there is no usable answer. */
export function postForm(
  server: string,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Answered> {
  return post(server, path, new URLSearchParams(form), {});
}

/** POSTs a JSON text with a bearer token. Throws as `postForm` does. */
export function postJson(server: string, path: string, token: string, json: string): Promise<Answered> {
  return post(server, path, json, { authorization: `Bearer ${token}`, 'content-type': 'application/json' });
}

/** POSTs a file with a bearer token. Throws as `postForm` does. */
export function postFile(
  server: string,
  path: string,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Answered> {
  return post(server, path, new Blob([bytes]), { authorization: `Bearer ${token}`, 'content-type': type });
}

/** PUTs a piece of a file with a bearer token. Throws as `postForm` does. */
export function putFile(
  server: string,
  path: string,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  return send('PUT', server, path, new Blob([bytes]), headers);
}

function post(server: string, path: string, body: Body, headers: Record<string, string>): Promise<Answered> {
  return send('POST', server, path, body, headers);
}

type Body = string | URLSearchParams | Blob;

async function send(
  method: 'POST' | 'PUT',
  server: string,
  path: string,
  body: Body,
  headers: Record<string, string>,
): Promise<Answered> {
  const url = new URL(path, server);
  try {
    const response = await fetch(url, {
      method,
      body,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(requestTimeout),
    });
    const text = await response.text();
    if (isTemporary(response.status)) throw tryLater(response);
    return { status: response.status, body: parsed(text) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('unreachable', 'NETWORK', `${url.origin} does not answer (${causeOf(error)})`);
  }
}

/** 408: the line was too slow for what it had announced. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function tryLater(response: Response): Failure {
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
  return new Failure(
    'unreachable',
    `HTTP_${response.status}`,
    `the server answered ${response.status}`,
    retryAfter,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** fetch hides the reason (`ECONNREFUSED`) in the cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return String(cause);
}
