import { setTimeout as wait } from 'node:timers/promises';
import { isFailure, type RegisterSession } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { deviceReportOf, readDeviceFaults } from '../tse/index.ts';
import { type OnEvent, reasonOf } from './online-event.ts';

const reportEveryMs = 3_600_000;
const lookEveryMs = 1_000;

/** Says it at once, each hour, and whenever somebody switches faults of the device. */
export async function keepReporting(
  store: Store,
  session: RegisterSession,
  { signal, emit }: Readonly<{ signal: AbortSignal; emit: OnEvent }>,
): Promise<void> {
  let [told, next] = [-1, 0];
  while (!signal.aborted) {
    const { since } = readDeviceFaults(store);
    if (since !== told || Date.now() >= next) {
      [told, next] = [since, Date.now() + reportEveryMs];
      try {
        await reportDevice(store, session);
      } catch (error) {
        if (signal.aborted || isFailure(error, 'unlinked')) return;
        emit({ kind: 'reportFailed', reason: reasonOf(error) });
      }
    }
    await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Says what the security device is, now. */
export async function reportDevice(store: Store, session: RegisterSession): Promise<void> {
  const mutation = 'mutation($report: String!) { reportSecurityDevice(report: $report) { isSuccess } }';
  await session.ask(mutation, { report: JSON.stringify(deviceReportOf(store, Date.now())) });
}
