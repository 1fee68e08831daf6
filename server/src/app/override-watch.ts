import type { AccountHost } from '../account/index.ts';
import type { Live } from '../fleet/live/index.ts';

const lookEvery = 20_000;

/** Connections under the override end with the right to it, also when another process took it away (contract 5). */
export interface OverrideWatch {
  look(): Promise<void>;
  stop(): void;
}

/** Looks every 20 s at the connections of this process that were negotiated under the override. */
export const watchOverrides = (
  live: Live,
  mayAct: AccountHost['mayAct'],
  onError: (error: unknown) => void,
): OverrideWatch => {
  const look = async (): Promise<void> => {
    const acting = live.users().filter((user) => user.kind === 'user' && user.isActing);
    const allowed = await mayAct([...new Set(acting.map(({ sessionId }) => sessionId))]);
    live.closeWhere((user) => user.kind === 'user' && user.isActing && !allowed.has(user.sessionId));
  };
  const timer = setInterval(() => void look().catch(onError), lookEvery).unref();
  return { look, stop: () => clearInterval(timer) };
};
