import type { LicenceService } from '../../fleet/licence-service/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';

/** What the checkout needs of the rest of the server. */
export interface CheckoutPort {
  readonly licences: LicenceService;
  /** The seller is told of the order by one. */
  readonly jobs: Pick<Jobs, 'add'>;
  /** Seals IBANs. */
  readonly vault: Vault;
  /** The mail goes out once the transaction has been committed. */
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Origin of the web app, for links in mails. */
  readonly publicUrl: string;
}
