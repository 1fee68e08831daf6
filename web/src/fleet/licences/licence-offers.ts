import { queryOptions } from '@tanstack/react-query';
import {
  checkWork,
  deedOf,
  type Licence,
  type LicenceDeed,
  type LicenceProduct,
  licenceSchema,
} from '@tresen/domain/fleet/licences';
import {
  LicenceOffersDocument,
  type LicenceOffersQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import type { LicenceFacts } from './licences.queries.ts';

/** A product that does something to licences that are there. */
export type LicenceOffer = LicenceOffersQuery['shopCatalogue']['nodes'][number];

const types = ['reactivation', 'update', 'upgrade', 'addOn', 'pro'];

/** All products that do something to licences. */
export const licenceOffersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shopCatalogue', 'licenceOffers', language],
    queryFn: async () =>
      (await generalApi.request(LicenceOffersDocument, { language, types })).shopCatalogue.nodes,
  });

/** What helps most comes first. */
const order: readonly LicenceDeed[] = ['reactivated', 'updated', 'upgraded', 'extended'];

const productOf = ({ appType, licenceType, ...offer }: LicenceOffer): LicenceProduct => ({
  ...offer,
  appType: licenceSchema.shape.appType.safeParse(appType).data ?? null,
  licenceType: licenceSchema.shape.licenceType.safeParse(licenceType).data ?? null,
});

const deedFor = (licence: Licence, offer: LicenceOffer): LicenceDeed | undefined => {
  const product = productOf(offer);
  const deed = deedOf(product, licence.serial);
  if (deed === undefined || !order.includes(deed)) return undefined;
  const check = checkWork(licence, product);
  // One that was never activated needs no reactivation that costs something.
  return check.isSuccess && check.outcome !== 'readyToActivate' ? deed : undefined;
};

/**
 * The products that fit a licence: those whose check would succeed for its key (LIC-10). None for a licence that this
 * version does not understand.
 */
export const offersFor = (facts: LicenceFacts, offers: readonly LicenceOffer[]): LicenceOffer[] => {
  const licence = licenceSchema.safeParse(facts).data;
  if (!licence) return [];
  const deeds = new Map(offers.map((offer) => [offer.id, deedFor(licence, offer)]));
  const rank = ({ id }: LicenceOffer): number => {
    const deed = deeds.get(id);
    return deed === undefined ? -1 : order.indexOf(deed);
  };
  return offers
    .filter((offer) => offer.active && rank(offer) >= 0)
    .toSorted((one, other) => rank(one) - rank(other));
};
