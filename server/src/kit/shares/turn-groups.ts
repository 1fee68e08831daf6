export interface TurnLimits {
  /** How much of one caller's work runs at once. */
  readonly ofCaller: number;
  /** How much of all callers of a group runs at once. */
  readonly ofGroup: number;
}

/** One caller of a group. */
export interface Member {
  /** Places of its own, in which its work runs or which rest. */
  held: number;
  readonly waiting: (() => void)[];
}

/** Whoever waits, runs or rests. Members stand in the order of their turns: who had one goes to the end. */
export interface Group {
  running: number;
  waiting: number;
  readonly members: Map<string, Member>;
}

/** The caller as the group knows it, else as a new one at the end of the turns. */
export const memberOf = ({ members }: Group, caller: string): Member => {
  const known = members.get(caller);
  if (known) return known;
  const made: Member = { held: 0, waiting: [] };
  members.set(caller, made);
  return made;
};

/** Whether the group may have one more of this caller's work run. */
export const hasPlace = (limits: TurnLimits, group: Group, member: Member): boolean =>
  group.running < limits.ofGroup && member.held < limits.ofCaller;

/** A free place goes to whoever has fewest, of those to the first in the order of turns. */
export const nextOf = (limits: TurnLimits, group: Group): [string, Member] | undefined => {
  let next: [string, Member] | undefined;
  for (const [caller, member] of group.members) {
    if (member.waiting.length === 0 || !hasPlace(limits, group, member)) continue;
    if (!next || member.held < next[1].held) next = [caller, member];
    if (member.held === 0) break;
  }
  return next;
};
