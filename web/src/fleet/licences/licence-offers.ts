import { queryOptions } from '@tanstack/react-query';
import {
  checkWork,
  deedOf,
  isTerm,
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

const types = ['reactivation', 'term', 'update', 'upgrade', 'addOn', 'pro'];

/** All products that do something to licences. */
export const licenceOffersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shopCatalogue', 'licenceOffers', language],
    queryFn: async () =>
      (await generalApi.request(LicenceOffersDocument, { language, types })).shopCatalogue.nodes,
  });

const deeds: readonly LicenceDeed[] = ['reactivated', 'updated', 'upgraded', 'extended'];

/** True where an offer gives a licence more time. */
export const prolongs = (offer: LicenceOffer): boolean => isTerm(productOf(offer));

/**
 * The products that fit a licence: those whose check would succeed for its key (LIC-10). None for a licence that this
 * version does not understand.
 */
export const offersFor = (facts: LicenceFacts, offers: readonly LicenceOffer[]): LicenceOffer[] => {
  const addOnNumbers = facts.addOns.flatMap(({ shopNumber, isOld }) => (isOld ? [] : (shopNumber ?? [])));
  const licence = licenceSchema.safeParse({ ...facts, addOnNumbers, isLimited: facts.endsAt !== null }).data;
  if (!licence) return [];
  return offers
    .filter(({ active }) => active)
    .flatMap((offer) => {
      const rank = rankOf(licence, offer);
      return rank === undefined ? [] : { offer, rank };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ offer }) => offer);
};

function productOf({ appType, licenceType, contractType, ...offer }: LicenceOffer): LicenceProduct {
  return {
    ...offer,
    contractType: contractType === 'Recurring' ? 'Recurring' : 'OneTime',
    appType: licenceSchema.shape.appType.safeParse(appType).data ?? null,
    licenceType: licenceSchema.shape.licenceType.safeParse(licenceType).data ?? null,
  };
}

/** What helps most comes first: an expired licence is of no use before it has time again. */
function rankOf(licence: Licence, offer: LicenceOffer): number | undefined {
  const product = productOf(offer);
  const deed = deedOf(product, licence.serial);
  if (deed === undefined || !checkWork(licence, product).isSuccess) return undefined;
  return licence.state === 'expired' && isTerm(product) ? -1 : deeds.indexOf(deed);
}
