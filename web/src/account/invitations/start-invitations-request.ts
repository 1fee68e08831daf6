import { InvitationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

/** Sends the request before the page's code has loaded. In a file of its own: the entry loads no queries. */
export const startInvitationsRequest = (): void => generalApi.startEarly(InvitationsDocument, {});
