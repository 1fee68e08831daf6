import type { Closing } from '@tresen/domain/sales/closings';
import { closingOf } from '@tresen/domain/sales/closings/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { newId } from '../../kit/ids/index.ts';
import type { LinkedRegister } from './link-register.ts';
import type { Answer, TestServer } from './test-app.ts';

/** A daily closing of the register over these receipts that adds up; give what the test is about. */
export const closingFor = (
  register: LinkedRegister,
  receipts: readonly Receipt[],
  given: Partial<Closing> = {},
): Closing =>
  closingOf(receipts, {
    id: newId(),
    databaseId: register.databaseId,
    register: { serial: register.hardwareSerial, name: register.name, softwareVersion: '5.9.3' },
    ...given,
  });

/** Pushes closings as the register does; texts are sent as they are. */
export const pushClosingBatch = (
  app: TestServer,
  register: Pick<LinkedRegister, 'accessToken'>,
  batch: readonly Closing[] | string,
): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    register.accessToken,
    'mutation($batch: String!) { pushClosings(batch: $batch) { results { index id outcome reason } } }',
    { batch: typeof batch === 'string' ? batch : JSON.stringify(batch) },
  );

/** The outcomes of a push of closings, a reason in place of the outcome where there is one. */
export const closingOutcomes = ({ data }: Answer): string[] => {
  const pushed = data?.pushClosings as { results: { outcome: string; reason: string | null }[] } | undefined;
  return (pushed?.results ?? []).map(({ outcome, reason }) => reason ?? outcome);
};
