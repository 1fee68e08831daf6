import {
  type CommandName,
  type CommandResult,
  commandTimeoutMs,
  hubMethods,
} from '@tresen/domain/fleet/live';
import { RequestError } from '../graphql/index.ts';
import { openHub, takeResults } from './live.ts';

/** Milliseconds more than the hub itself waits: it sends commands to thousands of registers some at a time. */
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
  const all = Promise.withResolvers<void>();
  let asked: number | undefined;
  const take = (result: CommandResult): void => {
    if (!waiting.delete(result.commandId)) return;
    onResult(result);
    if (waiting.size === 0) all.resolve();
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
    if (waiting.size > 0) await Promise.race([all.promise, patience()]);
    return { asked, answered: asked - waiting.size };
  } finally {
    stop();
  }
};

const patience = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, commandTimeoutMs + patienceMs));
