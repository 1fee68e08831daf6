import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '@tresen/domain/shop/cart';
import { CartLicencesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useMayUse } from '../../kit/session/index.ts';

/** More keys than these are not looked through in a list that a browser shows. */
const maxChoices = 200;

/** Keys to choose from for a line: what came along with it, and the licences of its customer once they are wanted. */
export const useLicenceChoices = (
  { customerId, customerLicences }: Pick<CartLine, 'customerId' | 'customerLicences'>,
  isWanted: boolean,
): readonly string[] => {
  const mayAsk = useMayUse('Query.licencesOfCustomer');
  const { data = [] } = useQuery({
    queryKey: ['cartLicences', customerId],
    queryFn: () => loadLicences(customerId),
    enabled: isWanted && mayAsk,
  });
  return [...new Set([...customerLicences, ...data])].slice(0, maxChoices);
};

async function loadLicences(customerId: string | null): Promise<readonly string[]> {
  return (await generalApi.request(CartLicencesDocument, { customerId })).licencesOfCustomer.map(
    ({ serial }) => serial,
  );
}
