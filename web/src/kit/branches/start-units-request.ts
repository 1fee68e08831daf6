import { OrganizationUnitsDocument } from '../graphql/generated/general/graphql.ts';
import { generalApi } from '../graphql/index.ts';

/** Sends the request for the units before a screen asks for it. */
export const startUnitsRequest = (): void => generalApi.startEarly(OrganizationUnitsDocument, {});
