import {
  type CommandName,
  type CommandResult,
  commandTimeoutMs,
  hubMethods,
} from '@tresen/domain/fleet/live';
import { RequestError } from '../graphql/index.ts';
import { openHub, takeResults } from './live.ts';

/** Milliseconds after the last result, beyond those that the hub itself waits for one: it sends to thousands some at a time. */
const patienceMs = 10_000;

/** How a command to a group went. */
export interface GroupAnswer {
  /** How many registers were online and got it. */
  readonly asked: number;
  /** How many results came, those included of registers that did not answer in time. */
  readonly answered: number;
}

/**
 * Sends a command to all registers of a group that are online, and tells each result as it comes. Fulfilled when all
 * have come, or when no more can be expected: the line was cut in between.
 * @param onSent told when it goes out, which may be some seconds later, after the first contact
 * @throws RequestError NO_CONNECTION
 */
export const sendGroupCommand = async (
  group: string,
  command: CommandName,
  onResult: (result: CommandResult) => void,
  onSent: () => void = () => undefined,
): Promise<GroupAnswer> => {
  const hub = await openHub();
  onSent();
  const early: CommandResult[] = [];
  const waiting = new Set<string>();
  const end = patience();
  let asked: number | undefined;
  const take = (result: CommandResult): void => {
    if (!waiting.delete(result.commandId)) return;
    onResult(result);
    if (waiting.size === 0) end.reach();
    else end.delay();
  };
  const stop = takeResults((result) => {
    if (asked === undefined) return early.push(result) > 0;
    const isOurs = waiting.has(result.commandId);
    take(result);
    return isOurs;
  });
  try {
    const ids = await hub
      .invoke<string[]>(hubMethods.sendCommandToGroup, group, command, null)
      .catch(() => Promise.reject(new RequestError('NO_CONNECTION')));
    asked = ids.length;
    for (const id of ids) waiting.add(id);
    for (const result of early) take(result);
    if (waiting.size > 0) await end.reached;
    return { asked, answered: asked - waiting.size };
  } finally {
    end.reach();
    stop();
  }
};

/** An end that is reached when somebody says so, or when nobody has delayed it for too long. */
const patience = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => setTimeout(resolve, commandTimeoutMs + patienceMs);
  let timer = wait();
  return {
    reached: promise,
    reach: (): void => {
      clearTimeout(timer);
      resolve();
    },
    delay: (): void => {
      clearTimeout(timer);
      timer = wait();
    },
  };
};
