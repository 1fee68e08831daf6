import type { Catalogue } from '@tresen/domain/shop/checkout';
import type { OrderedLine } from '@tresen/domain/shop/orders';
import type { LicenceService } from '../../fleet/licence-service/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { ProductReader } from '../products/index.ts';

/** What orders need of the rest of the server. */
export interface OrdersPort {
  readonly licences: Pick<LicenceService, 'fulfil'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** What the catalogue says today of all that the lines name. */
  readonly catalogueOfLines: (
    tx: Tx,
    lines: readonly OrderedLine[],
    reader: ProductReader,
  ) => Promise<Catalogue>;
}
