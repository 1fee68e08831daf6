import { isDay } from '@tresen/domain/kit/business-day';
import { PlaceConfigurationDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

// Apart from the page: the address announces it before any of its code is here.

/** A place as the address names it, and the business day on which one looks at it; null is today. */
export interface ChosenPlace {
  readonly unitId: string | null;
  readonly deviceId: string | null;
  readonly day: string | null;
}

/** The place of an address; what is no day is today. */
export const placeAt = (params: URLSearchParams): ChosenPlace => {
  const day = params.get('day') ?? '';
  return { unitId: params.get('unit'), deviceId: params.get('device'), day: isDay(day) ? day : null };
};

/** Sends what the page asks for first. */
export const startConfiguration = (params: URLSearchParams): void =>
  posApi.startEarly(PlaceConfigurationDocument, { ...placeAt(params) });
