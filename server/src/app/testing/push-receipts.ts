import type { Receipt } from '@tresen/domain/sales/receipts';
import { sale } from '@tresen/domain/sales/receipts/testing';
import { newId } from '../../kit/ids/index.ts';
import type { LinkedRegister, TestRegister } from './link-register.ts';
import type { Answer, Door } from './test-app.ts';

/** A receipt of the register that adds up; give what the test is about. */
export const receiptOf = (
  register: TestRegister & Partial<LinkedRegister>,
  given: Partial<Receipt> = {},
): Receipt =>
  sale({
    id: newId(),
    databaseId: register.databaseId,
    register: { serial: register.hardwareSerial, name: register.name },
    ...given,
  });

/** Pushes a batch as the register does; texts are sent as they are. */
export const pushBatch = (
  app: Door,
  register: Pick<LinkedRegister, 'accessToken'>,
  batch: readonly Receipt[] | string,
): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    register.accessToken,
    'mutation($batch: String!) { pushReceipts(batch: $batch) { results { index id outcome reason } } }',
    { batch: typeof batch === 'string' ? batch : JSON.stringify(batch) },
  );

/** The outcomes of a push, a reason in place of the outcome where there is one. */
export const outcomesOf = ({ data }: Answer): string[] => {
  const pushed = data?.pushReceipts as { results: { outcome: string; reason: string | null }[] } | undefined;
  return (pushed?.results ?? []).map(({ outcome, reason }) => reason ?? outcome);
};
