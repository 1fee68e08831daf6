/** A unit of its own accord; whether a branch sells is another matter (REG-12). */
export const unitStatus = { deleted: -2, inactive: 0, active: 1 } as const;

/** A unit as far as it matters to who chooses among units. */
interface ChosenUnit {
  readonly type: string;
  readonly status: number;
}

/** Units that registers can be linked to: groups are headers, and inactive ones let nobody in (ORG-11, ORG-23). */
export const takesRegisters = ({ type, status }: ChosenUnit): boolean =>
  type !== 'group' && status === unitStatus.active;
