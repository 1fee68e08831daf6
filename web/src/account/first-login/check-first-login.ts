import { CheckFirstLoginDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { currentProfile } from '../../kit/session/index.ts';

/** Sent after each login; its errors are ignored (IDN-14). */
export const checkFirstLogin = async (): Promise<void> => {
  const data = currentProfile()?.data;
  if (!data) return;
  const { displayName: firstName, familyName: lastName, email, company } = data;
  await generalApi
    .request(CheckFirstLoginDocument, { employee: { firstName, lastName, email }, company })
    .catch(() => undefined);
};
