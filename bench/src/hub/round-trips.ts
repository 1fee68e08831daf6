import type { HubClient, HubRecord } from './signalr-client.ts';

/** One hub with its registers, that answer, and web clients, that ask. */
export interface Circle {
  readonly webs: readonly HubClient[];
  /** By device id. */
  readonly registers: ReadonlyMap<string, HubClient>;
}

/**
 * Sends commands at a fixed rate whatever the answers do, and returns the milliseconds of each from sending to result:
 * web → hub → register → hub → web.
 */
export const roundTrips = async (
  { webs, registers }: Circle,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<number[]> => {
  const times: number[] = [];
  const total = Math.floor(rate * seconds);
  const done = Promise.withResolvers<void>();
  const devices = [...registers.keys()];
  for (const register of registers.values()) answer(register);
  const askers = webs.map((web) =>
    createAsker(web, (ms) => {
      times.push(ms);
      if (times.length === total) done.resolve();
    }),
  );
  const start = performance.now();
  let sent = 0;
  const tick = (): void => {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate));
    for (; sent < due; sent += 1) askers[sent % askers.length]?.(devices[sent % devices.length] ?? '');
    if (sent < total) setTimeout(tick, 1);
  };
  tick();
  await done.promise;
  return times;
};

/** Registers answer a command at once. */
function answer(register: HubClient): void {
  register.onRecord = ({ target, arguments: args }) => {
    if (target !== 'SendCommand') return;
    const { commandId, command } = args?.[0] ?? {};
    const completedAt = new Date().toISOString();
    const result = { commandId, command, isSuccess: true, message: null, data: null, completedAt };
    register.send({ type: 1, target: 'ReceiveCommandResult', arguments: [result] });
  };
}

/** Asks on one web client and calls back with the milliseconds from sending to the result. */
function createAsker(web: HubClient, onTime: (ms: number) => void) {
  const asked = new Map<string, number>();
  const commands = new Map<string, number>();
  const results = new Set<string>();
  const finish = (commandId: string, sentAt: number): void => {
    commands.delete(commandId);
    onTime(performance.now() - sentAt);
  };
  const onCompletion = ({ invocationId = '', result, error }: HubRecord): void => {
    const sentAt = asked.get(invocationId);
    asked.delete(invocationId);
    if (error !== undefined || sentAt === undefined) throw new Error(`a command was refused: ${error}`);
    // The register may be faster than the hub's own answer.
    if (results.delete(String(result))) onTime(performance.now() - sentAt);
    else commands.set(String(result), sentAt);
  };
  const onResult = (commandId: string): void => {
    const sentAt = commands.get(commandId);
    if (sentAt === undefined) results.add(commandId);
    else finish(commandId, sentAt);
  };
  web.onRecord = (record) => {
    if (record.type === 3) onCompletion(record);
    else if (record.target === 'ReceiveCommandResult') onResult(String(record.arguments?.[0]?.commandId));
  };
  let last = 0;
  return (deviceId: string): void => {
    last += 1;
    asked.set(String(last), performance.now());
    web.send({
      type: 1,
      invocationId: String(last),
      target: 'SendCommand',
      arguments: [deviceId, 'Ping', null],
    });
  };
}
