import { tellEndingLicences } from '../content/notifications/index.ts';
import { createLicenceService } from '../fleet/licence-service/index.ts';
import { createLicenceReports, createLicenceWatch, releaseLicences } from '../fleet/licences/index.ts';
import type { Database } from '../kit/db/pools.ts';
import { createServiceEnding } from '../shop/services/index.ts';
import type { Config } from './config.ts';

/** What of the server the licences work with. */
interface LicencesParts {
  readonly config: Pick<Config, 'now'>;
  readonly db: Database;
}

const licenceWatchJob = 'watchLicences';
const endServicesJob = 'endServices';

/** Licences with all that they tell others. A vendor with a licence service of his own puts it in here. */
export const connectLicences = ({ config, db }: LicencesParts) => {
  const { now } = config;
  const service = createLicenceService({ db, now });
  return {
    port: { service },
    /** What registers need of their licences. */
    ofDevices: { noteLicence: createLicenceReports({ db, now }), releaseLicences },
    handlers: {
      [licenceWatchJob]: createLicenceWatch({
        db,
        now,
        tellEnding: (tx, ending, at) =>
          tellEndingLicences(
            tx,
            ending.map(({ tenantId, endsAt, ...licence }) => ({
              tenantId,
              data: { ...licence, day: endsAt.toISOString().slice(0, 10), isEnded: endsAt <= at },
            })),
            at,
          ),
      }),
      // What was rented ends with its service.
      [endServicesJob]: createServiceEnding({ db, now, licences: service }),
    },
    minutely: [licenceWatchJob, endServicesJob],
  };
};
