import type { Vault } from './vault.ts';

/** What came of sealing values anew. */
export interface Resealed {
  /** Those that only the secret before opened. */
  readonly anew: number;
  /** Those that neither opens: sealed under a third one. */
  readonly lost: number;
}

/** A place where sealed values are kept. */
export interface SealedPlace {
  /** `table.column`, or what else names it for an operator. */
  readonly name: string;
  /** Seals anew whatever the secret before has sealed. */
  reseal(vault: Pick<Vault, 'reseal'>): Promise<Resealed>;
}

export interface SealedRow<Id> {
  readonly id: Id;
  readonly sealed: Buffer;
}

/**
 * Seals rows anew, one after the other.
 * @param replace stores the new value, but not over one that was changed meanwhile
 */
export const resealRows = async <Id>(
  vault: Pick<Vault, 'reseal'>,
  purpose: string,
  rows: readonly SealedRow<Id>[],
  replace: (row: SealedRow<Id>, anew: Buffer) => Promise<void>,
): Promise<Resealed> => {
  const outcome = { anew: 0, lost: 0 };
  for (const row of rows) {
    const anew = sealAnew(vault, purpose, row.sealed);
    if (anew === undefined) continue;
    if (anew !== 'lost') await replace(row, anew);
    outcome[anew === 'lost' ? 'lost' : 'anew'] += 1;
  }
  return outcome;
};

function sealAnew(
  vault: Pick<Vault, 'reseal'>,
  purpose: string,
  sealed: Buffer,
): Buffer | 'lost' | undefined {
  try {
    return vault.reseal(purpose, sealed);
  } catch {
    return 'lost';
  }
}
