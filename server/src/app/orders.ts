import type { AccountHost } from '../account/index.ts';
import { createConfirmPassword } from '../account/profile/index.ts';
import { tellOrder } from '../content/notifications/index.ts';
import type { LicenceService } from '../fleet/licence-service/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import { catalogueOfLines } from '../shop/checkout/index.ts';
import { createDebitTelling, type DebitsPort, tellDebitsJob } from '../shop/debits/index.ts';
import { createOrderTelling, type OrdersPort, tellOrderJob } from '../shop/orders/index.ts';
import type { Config } from './config.ts';
import type { Mails } from './mails.ts';

/** What of the server the orders work with. */
interface OrdersParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly account: Pick<AccountHost, 'hashing'>;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mails: Pick<Mails, 'publicUrl' | 'queueMail'>;
  readonly licenceService: LicenceService;
}

/** Orders with all that they tell others: open pages, notifications, mails. */
export const connectOrders = (parts: OrdersParts) => {
  const { config, account, db, jobs, mails, licenceService } = parts;
  const port: OrdersPort = {
    licences: licenceService,
    jobs,
    catalogueOfLines,
  };
  const debits: DebitsPort = {
    vault: createVault(config.secret, config.previousSecret),
    jobs,
    confirmPassword: createConfirmPassword({ hashing: account.hashing, now: config.now }),
  };
  const telling = createOrderTelling({
    db,
    publicUrl: mails.publicUrl,
    queueMail: mails.queueMail,
    alert: tellOrder,
  });
  const tellingDebits = createDebitTelling({ db, publicUrl: mails.publicUrl, queueMail: mails.queueMail });
  return { port, debits, handlers: { [tellOrderJob]: telling, [tellDebitsJob]: tellingDebits } };
};
