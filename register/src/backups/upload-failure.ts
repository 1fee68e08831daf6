import type { DetailedError } from 'tus-js-client';
import { Failure } from '../protocol/index.ts';

/** What a refused upload answers, in the form of all errors of the cloud. */
type Refusal = Readonly<{ code?: string; parameters?: Readonly<Record<string, unknown>> }>;

/** No answer, and answers that pass with time, are worth another try. 409: another request had gone further. */
export function failureOf(error: Error | DetailedError): Failure {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  const passes = status === 0 || [401, 408, 409, 423, 429].includes(status) || status >= 500;
  const [words = ''] = error.message.split(', originated from');
  if (passes) {
    const seconds = Number(answer?.getHeader('retry-after') ?? 0);
    const retryAfter = seconds > 0 ? seconds * 1_000 : undefined;
    return new Failure('unreachable', 'NETWORK', `the backup was interrupted (${words})`, retryAfter);
  }
  const { code = `HTTP_${status}`, parameters = {} } = refusalIn(answer?.getBody() ?? '');
  const reason =
    code === 'BACKUPS_FULL' ? noRoom(parameters) : `the cloud refused the backup (${status}: ${words})`;
  return new Failure('refused', code, reason);
}

function refusalIn(body: string): Refusal {
  try {
    const { errors } = JSON.parse(body) as { errors?: readonly { extensions?: Refusal }[] };
    return errors?.[0]?.extensions ?? {};
  } catch {
    return {};
  }
}

function noRoom({ bytes, taken, limit }: Readonly<Record<string, unknown>>): string {
  const gigabytes = (value: unknown) => (Number(value) / 1_000_000_000).toFixed(1);
  return `the cloud has no room for this backup of ${gigabytes(bytes)} GB: ${gigabytes(taken)} of ${gigabytes(limit)} GB are taken; delete archived backups in Tresen, or keep backups for fewer days`;
}
