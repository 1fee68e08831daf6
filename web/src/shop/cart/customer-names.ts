import { queryOptions } from '@tanstack/react-query';
import { CartCustomerDocument, CartCustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export const customerNameQuery = (id: string) =>
  queryOptions({ queryKey: ['cartCustomer', id], queryFn: () => customerName(id) });

/** Customers that have these words in their names; the first of all for an empty text. @throws {RequestError} */
export const searchCustomers = async (
  search: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await generalApi.request(CartCustomersDocument, { search })).customers.nodes;

/** What a customer is called; empty where there is none, or none any more. @throws {RequestError} */
async function customerName(id: string): Promise<string> {
  return (await generalApi.request(CartCustomerDocument, { id })).customer?.name ?? '';
}
