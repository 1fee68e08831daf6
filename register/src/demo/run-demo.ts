import { keepBackingUp } from '../backups/index.ts';
import { reasonOf } from '../online/index.ts';
import type { RetryOptions } from '../protocol/index.ts';
import { type OutcomeCounts, outcomes, readOutcomes } from '../store/index.ts';
import { annotateDemo } from './annotate-demo.ts';
import { type DemoPeople, signInPeople } from './demo-people.ts';
import { type DemoTill, liveTill, quietTill, sellOn } from './demo-tills.ts';
import { type FillDemoOptions, fillOlderDays, fillRecentDays, planDemo } from './fill-demo.ts';
import { closeDemo, type LinkedDemoRegister, linkDemo } from './link-demo.ts';
import { furnishDemo, stockDemo } from './stock-demo.ts';

export type DemoOptions = RetryOptions &
  Readonly<{
    server: string;
    /** Of all demo users. */
    password: string;
    /** Folder of the registers' stores. */
    folder: string;
    signal: AbortSignal;
    /** Milliseconds since 1970. */
    clock: () => number;
    /** Days up to and with today, in place of the registers' own months. */
    days?: number | undefined;
    /** Registers are online, and sell on as time goes by until the signal. */
    isLive: boolean;
    /** Told the share of the sales that the cloud has, 0 to 1. */
    onFilled: (share: number) => void;
    /** Told when all is filled. */
    onDone: () => void;
    /** Told what is missing, and why. */
    onMissing: (what: string, reason: string) => void;
  }>;

/**
 * Fills the demo's tenants, the newest first; called again it adds what is missing since. Returns the cloud's answers.
 */
export async function runDemo(options: DemoOptions): Promise<OutcomeCounts> {
  const { server, password, folder, signal, onRetry } = options;
  const people = signInPeople(server, password, { signal, onRetry });
  const registers = await linkDemo({ people, folder });
  const before = totalOf(registers);
  try {
    await showDemo(registers, people, options);
    const now = totalOf(registers);
    return { ...now, ...Object.fromEntries(outcomes.map((one) => [one, now[one] - before[one]])) };
  } finally {
    closeDemo(registers);
  }
}

function totalOf(registers: readonly LinkedDemoRegister[]): OutcomeCounts {
  const total = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  for (const { store } of registers)
    for (const outcome of outcomes) total[outcome] += readOutcomes(store)[outcome];
  return total;
}

/** What is there first: menus, registers online, the last weeks; the rest comes behind it, the newest first. */
async function showDemo(
  registers: readonly LinkedDemoRegister[],
  people: DemoPeople,
  options: DemoOptions,
): Promise<void> {
  const { signal, onRetry, clock, days, isLive, onFilled, onMissing } = options;
  const retry = { signal, onRetry };
  const tell = (what: string) => (error: unknown) => {
    if (!signal.aborted) onMissing(what, reasonOf(error));
  };
  // Numbers are the registers' own work: they are given while the cloud takes over the menus.
  const stocking = stockDemo(registers, people, retry).catch(tell('menus'));
  await planDemo(registers, { now: clock(), days });
  await stocking;
  const tills = await openTills(registers, options);
  const furnishing = furnishDemo(registers, people, retry).catch(tell('rooms and staff'));
  const selling = isLive ? tills.map((till) => sellOn(till, { signal, clock })) : [];
  const onFailure: FillDemoOptions['onFailure'] = (register, reason) => onMissing(register, reasonOf(reason));
  const filling = { signal, now: clock(), onFilled, onFailure };
  // One owner after the other: the first is the one that people look at.
  const recent: DemoTill[] = [];
  for (const own of Map.groupBy(tills, ({ register }) => register.owner).values())
    recent.push(...(await fillRecentDays(own, filling)));
  const furnished = furnishing.then(() => annotateDemo(registers, people).catch(tell('notes')));
  await fillOlderDays(recent, filling);
  await furnished;
  options.onDone();
  await Promise.allSettled([...selling, ...backUp(tills, options)]);
}

/** The registers of the first owner are backed up at once, when all is there, and then every night as others are. */
function backUp(tills: readonly DemoTill[], { signal, onMissing }: DemoOptions): readonly Promise<void>[] {
  const owner = tills[0]?.register.owner;
  return tills.flatMap(({ register, store, online }) => {
    if (online === undefined || register.owner !== owner) return [];
    const emit: Parameters<typeof keepBackingUp>[2]['emit'] = (event) => {
      if (event.kind === 'backupFailed') onMissing(`backup of ${register.name}`, event.reason);
    };
    return [keepBackingUp(store, online, { signal, emit })];
  });
}

/** The registers, online where they are to be; one that somebody has unlinked is left out. */
async function openTills(
  registers: readonly LinkedDemoRegister[],
  { isLive, signal, onRetry, onMissing }: DemoOptions,
): Promise<DemoTill[]> {
  const retry = { signal, onRetry };
  if (!isLive) return registers.map((linked) => quietTill(linked, retry));
  const results = await Promise.allSettled(registers.map((linked) => liveTill(linked, retry)));
  signal.throwIfAborted();
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    onMissing(registers[index]?.register.name ?? '', reasonOf(result.reason));
    return [];
  });
}
