import { type ErrorCode, errorTable } from '@tresen/domain/kit/errors';
import { SessionEnded, signedFetch, type Transport } from '../session/index.ts';
import { type FailureCode, RequestError } from './request-error.ts';
import { untilTaken } from './until-taken.ts';

/** A persisted document: its hash goes to the server, its types stay here. */
export interface ApiDocument<Result, Variables> {
  readonly __apiType?: (variables: Variables) => Result;
  readonly __meta__?: Record<string, unknown> | undefined;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly extensions?: { readonly code?: string; readonly parameters?: Record<string, string> };
  }[];
}

/** A server under heavy load or behind a proxy may answer without our error table (decisions ERR-49). */
const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  401: 'SESSION_EXPIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

/** A request of plain HTTP with the person's token; answers and refuses as the API does. @throws {RequestError} */
export const httpRequest = async (url: string, init: RequestInit, transport?: Transport): Promise<unknown> =>
  read(await send(url, init, transport));

const headers = { 'content-type': 'application/json' };

const earlyAnswers = new Map<string, Promise<unknown>>();

/** Early answers that are already here. */
const arrivedAnswers = new Map<string, unknown>();

/** account, organization, shop, content. */
export const generalApi = endpoint('/graphql');
/** master-data, sales, fleet. */
export const posApi = endpoint('/graphql/pos');

async function read(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const failure = answer?.errors?.[0]?.extensions;
  if (isKnown(failure?.code)) throw new RequestError(failure.code, failure.parameters);
  if (!response.ok || answer === null || answer.errors)
    throw new RequestError(
      codeOfStatus[response.status] ?? (response.status >= 500 ? 'NO_CONNECTION' : 'INTERNAL'),
    );
  return answer;
}

function isKnown(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in errorTable;
}

async function send(url: string, init: RequestInit, transport?: Transport): Promise<Response> {
  try {
    return await signedFetch(url, init, transport);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw error instanceof SessionEnded
      ? new RequestError('SESSION_EXPIRED')
      : new RequestError('NO_CONNECTION');
  }
}

function endpoint(url: string) {
  return {
    /** Runs the operation; throws RequestError, and what fetch throws when the signal ends it. */
    request: <Result, Variables>(
      document: ApiDocument<Result, Variables>,
      variables: Variables,
      signal?: AbortSignal,
    ) => takeOrPost(url, bodyOf(document, variables), signal) as Promise<Result>,
    /** The early answer where it is already here, once: a screen that starts with it needs no second rendering. */
    takeArrived: <Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables) =>
      takeArrived(url, bodyOf(document, variables)) as Result | undefined,
    /** Starts the operation before its screen has loaded; the screen's own request then takes the answer. */
    startEarly: <Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables) =>
      startEarly(url, bodyOf(document, variables)),
  };
}

function takeOrPost(url: string, body: string, signal?: AbortSignal): Promise<unknown> {
  const early = earlyAnswers.get(url + body);
  earlyAnswers.delete(url + body);
  return early ?? post(url, body, signal);
}

async function post(url: string, body: string, signal?: AbortSignal): Promise<unknown> {
  const init = { method: 'POST', headers, body, ...(signal && { signal }) };
  return (await read(await untilTaken(() => send(url, init), signal))).data;
}

function bodyOf(document: Pick<ApiDocument<unknown, unknown>, '__meta__'>, variables: unknown) {
  return JSON.stringify({ documentId: document.__meta__?.hash, variables });
}

function takeArrived(url: string, body: string): unknown {
  const answer = arrivedAnswers.get(url + body);
  arrivedAnswers.delete(url + body);
  if (answer !== undefined) earlyAnswers.delete(url + body);
  return answer;
}

function startEarly(url: string, body: string): void {
  const answer = post(url, body);
  earlyAnswers.set(url + body, answer);
  answer.then(
    (data) => arrivedAnswers.set(url + body, data),
    () => undefined,
  );
}
