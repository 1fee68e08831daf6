import type { ConfirmPassword } from '../../account/profile/index.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';

/** What debits need of the rest of the server. */
export interface DebitsPort {
  /** Opens IBANs and seals files. */
  readonly vault: Pick<Vault, 'seal' | 'unseal'>;
  /** Buyers are told by one. */
  readonly jobs: Pick<Jobs, 'add'>;
  readonly confirmPassword: ConfirmPassword;
}
