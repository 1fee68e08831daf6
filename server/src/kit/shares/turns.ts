import { type Group, hasPlace, type Member, memberOf, nextOf, type TurnLimits } from './turn-groups.ts';

/** Who asks. Callers of one group, say the people of a tenant, share what the group may have. */
export interface Party {
  readonly tenant: string;
  readonly group: string;
  readonly caller: string;
}

export interface Turns {
  /**
   * Runs the work once its turn has come.
   * @param restMs asked behind the work: for how long the caller's own place then stays empty
   */
  run<T>(
    party: Pick<Party, 'group' | 'caller'>,
    work: () => T | Promise<T>,
    restMs?: () => number,
  ): Promise<T>;
  /** How much of anybody's work runs. */
  readonly running: number;
  /** How much of this caller's work waits. */
  waitingOf(party: Pick<Party, 'group' | 'caller'>): number;
}

/**
 * Lets callers take turns: one that asks for much waits for itself, neither other groups nor, for longer than a turn,
 * others of its own. Groups do not wait for each other, so none of them can hold up all. Memory is taken only for who
 * waits or runs.
 */
export const createTurns = (limits: TurnLimits): Turns => {
  const groups = new Map<string, Group>();
  let running = 0;

  const groupOf = (name: string): Group => {
    const known = groups.get(name);
    if (known) return known;
    const made: Group = { running: 0, waiting: 0, members: new Map() };
    groups.set(name, made);
    return made;
  };

  const start = (group: Group, caller: string, member: Member): void => {
    group.running += 1;
    member.held += 1;
    group.members.delete(caller);
    group.members.set(caller, member);
  };
  const enter = async (group: Group, caller: string, member: Member): Promise<void> => {
    if (hasPlace(limits, group, member)) return start(group, caller, member);
    group.waiting += 1;
    await new Promise<void>((resolve) => member.waiting.push(resolve));
  };
  const callNext = (group: Group): void => {
    const [caller, member] = (group.waiting > 0 && nextOf(limits, group)) || [];
    if (caller === undefined || !member) return;
    group.waiting -= 1;
    start(group, caller, member);
    member.waiting.shift()?.();
  };
  /** The group's place is free at once, the caller's own when it has rested. */
  const leave = (group: Group): void => {
    group.running -= 1;
    callNext(group);
  };
  const rest = (party: Pick<Party, 'group' | 'caller'>, group: Group, member: Member): void => {
    member.held -= 1;
    if (member.held === 0 && member.waiting.length === 0) group.members.delete(party.caller);
    if (group.members.size === 0) groups.delete(party.group);
    else callNext(group);
  };
  return {
    run: async (party, work, restMs) => {
      const group = groupOf(party.group);
      const member = memberOf(group, party.caller);
      await enter(group, party.caller, member);
      running += 1;
      try {
        return await work();
      } finally {
        const pause = restMs?.() ?? 0;
        running -= 1;
        if (pause > 0) setTimeout(() => rest(party, group, member), pause).unref();
        else rest(party, group, member);
        leave(group);
      }
    },
    get running() {
      return running;
    },
    waitingOf: ({ group, caller }) => groups.get(group)?.members.get(caller)?.waiting.length ?? 0,
  };
};
